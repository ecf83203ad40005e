import { framedVerbs, occasionNouns, statedAdjectives } from '../tables/matters/framing-verbs.ts';
import { auxiliaries, clauseVerbs } from '../tables/matters/idea-grammar.ts';
import { baseOfVerb, isThirdVerb, taskVerbs } from '../tables/matters/said-words.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { commonWordings, placeWordings } from './typed-wordings.ts';
import { isCreatureNoun } from './foe.ts';
import type { FramedIdea } from './framed-type.ts';
import { headOf, plainText } from './order-words.ts';
import { oncePerText } from './once-per-text.ts';

const party =
  '(?:the )?(?:party|players?|heroes|adventurers|pcs|characters|mercenaries)|us|you|them|(?:a )?(?:group|party|band) of (?:heroes|adventurers|mercenaries)|someone|somebody';
const subject =
  "((?:an?|the|my|our|some) (?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+(?: of (?:the |an? )?[\\p{L}'-]+)?)";
const pattern = (text: string): RegExp => new RegExp(`^${text}$`, 'iu');

/** Those who can sit at a table and ask for help; a creature that hires a party has plots of its own. */
const groups =
  /^(?:guild|family|council|church|temple|village|town|order|company|crown|court|household)$/;
const isAsker = (phrase: string): boolean => {
  const head = headOf(phrase);
  return groups.test(head) || (isPersonNoun(head) && !isCreatureNoun(head));
};

const roleOf = (phrase: string): string =>
  phrase.toLowerCase().replace(/^(?:an?|the|my|our|some) /, '');

/** "His wife" is the wife of the one who asks. */
const ofAsker = (text: string, phrase: string): string => {
  const role = `the ${roleOf(phrase)}`;
  const owner = role.endsWith('s') ? `${role}'` : `${role}'s`;
  return text
    .replace(/\b(?:his|her|their|its)(?: own)? (?=\p{L})/iu, `${owner} `)
    .replace(/\b(?:him|himself|herself|themselves)\b/iu, role);
};

const isTask = (text: string): boolean => taskVerbs.has(text.split(' ')[0]?.toLowerCase() ?? '');

const infinitiveOf = (text: string): string => {
  const [first = '', ...rest] = text.split(' ');
  const stem = first.replace(/ing$/, '');
  const found = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((word) =>
    taskVerbs.has(word),
  );
  return first.endsWith('ing') && found !== undefined ? [found, ...rest].join(' ') : text;
};

const asks = [
  pattern(
    `${subject} (?:has |have |is |are )?(?:${framedVerbs.ask}) (?:${party})(?: help)? (?:to|into|for|with) (.+)`,
  ),
  pattern(
    `${subject} (?:needs?|wants?|seeks?|asks? for|begs? for|looks? for|is looking for) (?:help|aid|assistance|${party}|bodyguards?|champions?) (?:to|with|in|for|who can|who will) (.+)`,
  ),
  pattern(`help ${subject} (?:to )?((?:${framedVerbs.help})\\b.+)`),
];

function askedOf(text: string): FramedIdea | undefined {
  for (const form of asks) {
    const [, who = '', rest = ''] = form.exec(text) ?? [];
    if (who === '' || !isAsker(who)) continue;
    const task = ofAsker(infinitiveOf(rest), who);
    if (isTask(task) || reworded(task) !== undefined) return { idea: task, giver: roleOf(who) };
  }
  return undefined;
}

const telling = pattern(
  `${subject} (?:${framedVerbs.tell})(?: that)? ((?:his|her|their|the|an?|someone|somebody|(?:the )?[\\p{L}-]+s)\\b .+)`,
);

function toldBy(text: string): FramedIdea | undefined {
  const [, who = '', clause = ''] = telling.exec(text) ?? [];
  if (who === '' || !isAsker(who) || !clause.includes(' ')) return undefined;
  return { idea: ofAsker(clause, who), giver: roleOf(who) };
}

const occasion = pattern(
  `((?:an?|the) (?:[\\p{L}'-]+ ){0,3}?(?:${occasionNouns}))(?:,? (?:where|at which|in which|during which|and|but)) (.+)`,
);
const duties = new RegExp(`^(?:${party}) (?:must|has to|have to|needs? to|should) (.+)$`, 'iu');
const seeks =
  /^((?:find|unmask|catch|identify|expose) (?:out )?(?:an?|the) (?:\p{L}+ )?(?:spy|traitor|assassin|murderer|killer|thief|impostor|imposter))$/iu;
const befalls =
  /\b(?:murdered|killed|poisoned|stabbed|dies|vanish\p{L}*|disappear\p{L}*|missing|kidnapped|abducted|stolen)\b/iu;

/** "A wedding where the groom disappears" is about the groom. */
function at(text: string): FramedIdea | undefined {
  const [, where = '', clause = ''] = occasion.exec(text) ?? [];
  if (where === '') return undefined;
  const [, task = ''] = duties.exec(clause) ?? [];
  const [, sought] = seeks.exec(task) ?? [];
  const known = where.replace(/^an? /i, 'the ');
  if (sought !== undefined) return { idea: `${sought} among the guests at ${known}` };
  if (task !== '') return isTask(task) ? { idea: `${task} at ${known}` } : undefined;
  return befalls.test(clause) ? { idea: `${clause} at ${where}` } : undefined;
}

const described = pattern(
  `(?:(?:${framedVerbs.show}) )?(?:an?|the) (${Object.keys(statedAdjectives).join('|')}) ((?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+)((?: (?:of|in|who|that) .+| \\p{L}+s .+)?)`,
);
const exposing = pattern(
  `(?:${framedVerbs.expose}|investigate|look into|find out about|explore|examine) ((?:an?|the|some|strange|mysterious|weird|unexplained) .+)`,
);

/** "A corrupt mayor" is a mayor who is corrupt. */
function stated(text: string): FramedIdea | undefined {
  const [, adjective = '', who = '', more = ''] = described.exec(text) ?? [];
  const says = statedAdjectives[adjective.toLowerCase()];
  if (says !== undefined && isPersonNoun(headOf(who))) {
    const rest = more
      .replace(/^ (?:who|that) /, ' and ')
      .replace(/^ (?=(?!of |in |and )\p{L})/u, ' and ');
    return { idea: `the ${who} ${says}${rest}` };
  }
  return undefined;
}

const helping = pattern(`help ${subject} (?:to )?([\\p{L}]+ .+)`);

type Rewrite = readonly [
  of: RegExp,
  write: (...parts: string[]) => FramedIdea | string | undefined,
];

/** Sentences of a form that no reader knows, in the words of one that tells the same. */
const rewrites: readonly Rewrite[] = [
  // "Break up a ring of counterfeiters"
  [
    pattern(
      `(?:${framedVerbs.end}) (?:an?|the) (?:(?:[\\p{L}-]+ )?(?:ring|gang|network|syndicate|band|cartel|group|circle) of )?((?:[\\p{L}-]+ )?(?:forgers|counterfeiters|smugglers|thieves|slavers|poachers|kidnappers|con artists|blackmailers|corrupt guards|fences|robbers|burglars)\\b.*)`,
    ),
    (band = '') => band,
  ],
  // "The smuggling ring under the docks"
  [
    pattern(
      `(?:(?:${framedVerbs.expose}) )?(?:an?|the) (smuggling|counterfeiting|poaching|spy|slaving) ring(.*)`,
    ),
    (trade = '', more = '') => {
      const many: Readonly<Record<string, string>> = {
        smuggling: 'smugglers',
        counterfeiting: 'counterfeiters',
        poaching: 'poachers',
        spy: 'spies',
        slaving: 'slavers',
      };
      const [, verb = '', rest = ''] = /^ (\p{L}+)( .+)?$/u.exec(more) ?? [];
      const says = isThirdVerb(verb) ? ` ${baseOfVerb(verb)}${rest}` : more;
      return `${many[trade.toLowerCase()] ?? trade}${says}`;
    },
  ],
  // "Win the heart of the innkeeper"
  [
    /^win (?:the (?:heart|hand|love) of ((?:an?|the) .+)|((?:an?|the) .+)'s (?:heart|hand|love))$/iu,
    (whom = '', other = '') => `a lover loves ${whom || other}`,
  ],
  // "Break out of prison"
  [
    /^(?:break|bust) out of ((?:(?:the|an?) )?(?:[\p{L}'-]+ ){0,3}?(?:prison|jail|gaol|dungeons?|cells?|fortress|tower|castle|asylum|camp)\b.*)$/iu,
    (prison = '') => `escape from ${prison}`,
  ],
  // "Plant forged papers in the house of the judge"
  [
    /^(?:plant|hide|smuggle) (.*\b(?:forged|false|fake|evidence)\b.*?) ((?:in|into|on) (?:the |an? ).+)$/iu,
    (planted = '', where = '') => `${planted} are to be planted ${where}`,
  ],
  // "The old king is dying and three heirs fight for the throne"
  [
    /^(.*\b(?:king|queen|duke|duchess|lord|emperor|empress|ruler|baron|count)\b.*? (?:is dying|lies dying|died|is dead|has died|is dying without an heir)),? and (.*\b(?:heirs?|sons?|daughters?|children|claimants?|nephews?|cousins?)\b.*)$/iu,
    (end = '', heirs = '') => ({ idea: heirs, fact: `${end} and ${heirs}` }),
  ],
  // "Find a wizard who hid inside a painting"
  [
    /^(?:find|look for|search for|track down) ((?:an?|the) [\p{L}' -]+?) (?:who |that )?(?:is |has |was )?(?:hid|hides|hiding|hidden|trapped|locked up) (in|inside|within) (.+)$/iu,
    (sought = '', preposition = '', vessel = '') => `${sought} is hidden ${preposition} ${vessel}`,
  ],
  // "Catch the maid who stole the spoons"
  [
    /^(?:catch|find|hunt down|track down|arrest|identify|unmask|stop) ((?:an?|the) (?:[\p{L}-]+ )?[\p{L}-]+) who ((?:has )?(?:stole|stolen|robbed|took) .+)$/iu,
    (thief = '', took = '') => `${thief.replace(/^the /i, 'a ')} ${took}`,
  ],
  // "The marriage must not happen"
  [
    /^((?:an?|the) .*?\b(?:wedding|marriage|betrothal|engagement)\b.*?) (?:must|should|may|can) (?:not happen|not take place|be stopped|be prevented)$/iu,
    (match = '') => match,
  ],
  [/^(?:assassinate|murder) ((?:an?|the) .+)$/iu, (whom = '') => `kill ${whom}`],
  // "The lost heir does not want the throne": this one has been found.
  [
    /^((?:an?|the) )(?:lost|missing|long-lost|vanished|forgotten) ((?:[\p{L}-]+ )?[\p{L}-]+ (?:does not|doesn't|do not|refuses|wants|is found|was found|returns|returned|has returned|turns up|turned up|claims|came back|comes back)\b.*)$/iu,
    (article = '', one = '') => `${article}${one}`,
  ],
  [
    /^((?:escort|guide|lead|accompany) (?:an?|the|some) .+?) back (to .+|home\b.*)$/iu,
    (task = '', goal = '') => `${task} ${goal}`,
  ],
  // "Pay the widow's gambling debt"
  [
    /^(?:pay|pay off|settle|repay) (?:(?:an?|the|his|her|their) )?(.+?)'s? (?:(?:late |dead )?(?:husband|wife|father|mother|brother)'s )?((?:gambling )?debt)s?\b.*$/iu,
    (debtor = '', debt = '') => `the ${roleOf(debtor)} owes a ${debt} to a moneylender`,
  ],
  [
    /^(?:collect|get|call in) (?:an?|the|old) (?:(?:gambling )?debts?|loan) (?:from|of) ((?:an?|the) [\p{L}' -]+?)(?: (?:who|that) (.+))?$/iu,
    (whom = '', says = '') =>
      `${whom} owes a debt to a moneylender${says === '' ? '' : ` and ${says}`}`,
  ],
];

/** The same in the words of a plot. */
function reworded(text: string): FramedIdea | undefined {
  return firstOf([...rewrites, ...commonWordings], text);
}

function firstOf(list: readonly Rewrite[], text: string): FramedIdea | undefined {
  for (const [of, write] of list) {
    const parts = of.exec(text);
    const written = parts === null ? undefined : write(...parts.slice(1).map((part) => part ?? ''));
    if (written !== undefined) return typeof written === 'string' ? { idea: written } : written;
  }
  return undefined;
}

const isFiniteVerb = (word: string): boolean =>
  auxiliaries.has(word) || isThirdVerb(word) || clauseVerbs.get(word) === 'past';

/**
 * The clauses of an idea after the first, each with its subject: "a soldier will be executed". What is said of one subject
 * is said in full, with `{I}` for a person.
 */
export function laterClauses(typed: string): readonly FramedIdea[] {
  const text = plainText(typed);
  const [first = '', ...more] = text.split(
    /,? (?:and|but|so|because|while) (?:now |then |also )?|[,;] /u,
  );
  const words = first.split(' ');
  const verb = words.findIndex(
    (word, index) =>
      index > 1 && (isFiniteVerb(word) || (word.endsWith('ed') && baseOfVerb(word) !== '')),
  );
  // "Elves and dwarves want peace" is one clause.
  if (verb < 0) return [];
  const who = words.slice(0, verb).join(' ');
  const fact = `{I} ${text.slice(who.length + 1).toLowerCase()}`;
  return (
    more
      // "And everyone wants it" speaks of what the first clause names.
      .filter((clause) => clause.includes(' ') && !/ (?:it|them|him|her|this|that)$/u.test(clause))
      .map((clause) => {
        const isSame =
          isFiniteVerb(clause.split(' ')[0] ?? '') || /^(?:he|she|they) /u.test(clause);
        const says = clause.replace(/^(?:he|she|they) /u, '');
        return isSame ? { idea: `${who} ${says}`, fact } : { idea: clause };
      })
  );
}

/** The idea within its sentence, as far as it has one; what is within it can have one of its own. */
export const framedIdea = oncePerText((typed: string): FramedIdea | undefined => {
  const text = plainText(typed);
  const outer = askedOf(text) ?? toldBy(text) ?? at(text) ?? stated(text) ?? reworded(text);
  if (outer === undefined) return undefined;
  const inner = reworded(outer.idea);
  // "Help a smith win a heart": the one who asks is in love.
  const idea = inner?.idea.replace(/^a lover(?= )/, `the ${outer.giver ?? 'young noble'}`);
  return { ...outer, ...inner, ...(idea !== undefined && { idea }) };
});

/** The same for an idea that has no plot as it is. */
export function otherIdea(typed: string): FramedIdea | undefined {
  const text = plainText(typed);
  const [, whom = '', wish = ''] = helping.exec(text) ?? [];
  if (whom !== '') return { idea: `${whom.replace(/^the /i, 'a ')} wants to ${wish}` };
  const placed = firstOf(placeWordings, text);
  if (placed !== undefined) return reworded(placed.idea) ?? placed;
  const [, object = ''] = exposing.exec(text) ?? [];
  return object === '' ? undefined : { idea: object };
}

/** What an idea says before its first comma or conjunction, if no reader knows all of it. */
export function mainIdea(typed: string): FramedIdea | undefined {
  const text = plainText(typed);
  const [main = ''] = text.split(/,? (?:but|and|so|because|while|except|although|yet) |[,;:(] ?/u);
  const idea = main.trim();
  return idea.includes(' ') && idea !== text ? { idea } : undefined;
}
