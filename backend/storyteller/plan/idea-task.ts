import {
  bandNouns,
  clauseVerbs,
  personNouns,
  pluralNouns,
} from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { stops } from './matter-words.ts';

const article = /^(?:an?|the|some|two|no|every|all)\b/;

const headOf = (text: string): string => text.split(' ').at(-1) ?? '';

const isMany = (head: string): boolean => pluralNouns.has(head) || /[^su]s$/.test(head);

const singular = (head: string): string =>
  pluralNouns.get(head) ?? head.replace(/(?<=[^su])s$/, '');

const withoutArticle = (text: string): string => text.replace(/^(?:an?|the|some) /, '');

/** `a plague`, `assassins`: a noun that nothing stands before gets an article. */
const named = (text: string): string =>
  article.test(text) || isMany(headOf(text)) || text.split(' ').length > 3
    ? text
    : /^[aeiou]/.test(text)
      ? `an ${text}`
      : `a ${text}`;

/** Whether a noun names a person or a being that can kidnap. */
const canAct = (text: string): boolean => {
  const head = headOf(text);
  const one = singular(head);
  return (
    bandNouns.has(one) ||
    isPersonNoun(one) ||
    ideaNouns.get(one) === 'beast' ||
    /^(?:cult|army|horde|gang|clan|tribe|guild|coven|legion|crew)$/.test(head)
  );
};

const isOnePerson = (text: string): boolean =>
  (personNouns.has(headOf(text)) || isPersonNoun(headOf(text))) &&
  ideaNouns.get(headOf(text)) !== 'thing' &&
  !isMany(headOf(text)) &&
  text.split(' ').length <= 4;

/** The verb of "from opening the gate" in the infinitive, if a list has it. */
function infinitive(form: string): string | undefined {
  const stem = form.replace(/ing$/, '');
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find(
    (base) => clauseVerbs.get(base) === 'base',
  );
}

const object = "((?:an?|the|some|two|all) .+?|\\p{L}[\\p{L} '-]*?)";

const rule = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'u');

const passives: Readonly<Record<string, string>> = {
  stole: 'stolen',
  took: 'taken',
  slew: 'slain',
  broke: 'broken',
  hid: 'hidden',
};

const isLost = /\b(?:stolen|lost|missing|vanished|kidnapped|abducted|captured|imprisoned)\b/;

const isDead = /\b(?:dead|murdered|slain|killed|fallen)\b/;
const isUnwell = /\b(?:sick|ill|ailing|dying|wounded|injured|cursed|possessed|poisoned)\b/;

type Say = (...parts: string[]) => string | undefined;

/** `bandits` of "bandits in the hills". */
const doerOf = (threat: string): string =>
  threat.split(/ (?:that|which|who|in|on|at|before|by) /)[0] ?? '';

const isBeast = (text: string): boolean => ideaNouns.get(singular(headOf(text))) === 'beast';

/** People who are held: "free the slaves of the fire giants", "rescue the villagers from slavers". */
function heldPeople(verb = '', what: string, threat: string): string | undefined {
  if (!/^(?:rescue|free|liberate|save)$/.test(verb)) return undefined;
  const [, whole = what, holder = ''] = /^(.+?) of ((?:the )?[\p{L} -]+)$/u.exec(what) ?? [];
  const isHolder = holder !== '' && canAct(holder) && isHeldNoun.test(headOf(whole));
  const people = isHolder ? whole : what;
  const by = isHolder ? holder : doerOf(threat);
  const first = people.split(/ (?:of|in|from|at|on) /)[0] ?? '';
  if (!isMany(headOf(first)) || !isPeople(headOf(first))) return undefined;
  const those = article.test(people) ? people : `the ${people}`;
  if (by !== '' && canAct(by)) return `${those} are held by ${by}`;
  const where = threat === '' || by === '' ? '' : ` in ${threat}`;
  return isHeldNoun.test(headOf(first)) ? `${those} are held${where}` : undefined;
}

const isHeldNoun = /^(?:slaves|captives|prisoners|hostages|thralls|serfs)$/;

const isPeople = (head: string): boolean =>
  isHeldNoun.test(head) ||
  /^(?:people|folk|townsfolk|children|babies|infants|orphans|men|women|girls|boys)$/.test(head) ||
  personNouns.has(singular(head)) ||
  isPersonNoun(singular(head)) ||
  bandNouns.has(singular(head));

const inDanger: Say = (verb, what = '', threat = '') => {
  const held = heldPeople(verb, what, threat);
  if (held !== undefined) return held;
  const isTaken = isBeast(what) && /^(?:rescue|free|liberate)$/.test(verb ?? '');
  if (isTaken && (threat === '' || canAct(doerOf(threat)))) {
    const bare = what.replace(isLost, '').replace(/ {2,}/, ' ');
    return threat === '' ? `${bare} was stolen` : `${bare} was stolen by ${named(threat)}`;
  }
  // "A lost prospector" has not been kidnapped.
  if (isLost.test(what) && isOnePerson(what)) return what.replace(/\blost\b/, 'missing');
  if (threat === '') {
    return isOnePerson(what) && /^(?:rescue|save|free|liberate)$/.test(verb ?? '')
      ? `${what} was kidnapped`
      : what;
  }
  const isRescue = /^(?:rescue|save|free|liberate)$/.test(verb ?? '');
  const doer = doerOf(threat);
  if (isRescue && isOnePerson(what)) {
    return canAct(doer) ? `${what} was kidnapped by ${named(threat)}` : `${what} was kidnapped`;
  }
  if (isPlaceNoun(headOf(doer)) || ideaNouns.get(headOf(doer)) === 'site') return what;
  return `${named(doer)} threaten${isMany(headOf(doer)) ? '' : 's'} ${what}`;
};

const found: Say = (what = '', holder = '') => {
  // "Steal the crown from a dragon": the dragon has it.
  if (canAct(doerOf(holder)) && !isOnePerson(what)) return `${what} is held by ${named(holder)}`;
  if (isLost.test(what)) return what;
  const [, owner, own] = /^((?:an?|the) [\p{L}-]+'s?) (.+)$/u.exec(what) ?? [];
  if (owner !== undefined && own !== undefined) return `${owner} stolen ${own}`;
  const head = headOf(what).replace(/'s$/, '');
  const isPlace = isPlaceNoun(head) || ideaNouns.get(head) === 'site';
  if (isPlace || /^(?:an?|the) [\p{L}-]+ of /u.test(what)) return what;
  return `a ${isOnePerson(what) ? 'missing' : 'stolen'} ${withoutArticle(what)}`;
};

/** What has to be brought somewhere. Caravans are about the way, and letters about themselves. */
const brought: Say = (typed = '', way = '', where = '') => {
  const what = typed.replace(/ (?:home|back|alive|safely)$/, '');
  if (/(?:caravan|convoy|wagon|cart|ship|fleet)s?$/.test(what)) {
    const place = /^(?:through|across|over|past)$/.test(way) ? `${way} ${where}` : 'through';
    return `no ${singular(withoutArticle(what))} gets ${place} any more`;
  }
  return what;
};

const seen: Say = (what = '', verb = '', rest = '') =>
  `${what} ${verb}${isMany(headOf(what)) ? '' : 's'} to ${rest}`;

const isVerb = (word: string): boolean =>
  clauseVerbs.get(word) === 'base' && !personNouns.has(word) && !isPlaceNoun(word);

const makePeace =
  '(?:make|negotiate|broker|arrange|forge|mediate|seek|bring) ?(?:an?|the)? ?(?:peace|truce|treaty|alliance|ceasefire|peace treaty)?';

/** What an idea asks the party to do, and what is so in the town therefore. */
const rules: readonly (readonly [pattern: RegExp, say: Say])[] = [
  // "A giant's toothache" is about the giant.
  [
    rule(
      "(?:get|fix|cure|heal|treat|pull|remove|help with) ((?:an?|the) .+?)'s (toothache|bad tooth|tooth|thorn|splinter|hiccups?|cough|cold|headache|stomachache|earache|itch|insomnia)(?: .+)?",
    ),
    (whom = '', what = '') =>
      `${whom} wants to be rid of ${/s$|ache$|insomnia/.test(what) && what !== 'toothache' ? what : `a ${what}`}`,
  ],
  [
    rule(
      '(.+?) invites? (?:the party|you|us|the adventurers|the heroes|them) (?:for|to) (?:an? |the )?(.+)',
    ),
    (host = '', what = '') => `a ${what} with ${named(host)}`,
  ],
  [
    rule(
      '(?:an? |the )?(?:village|town|city|hamlet) (?:celebrates?|holds?|throws?|hosts?) (an? .+)',
    ),
    (feast = '') => feast.replace(/^an? (\p{L}+s) feast\b/u, 'a feast of $1'),
  ],
  [
    rule(
      "(.+?) (?:does not|doesn't|don't|do not) want to be (rescued|saved|freed|found|brought back)",
    ),
    (whom = '', what = '') =>
      `${whom} ${isMany(headOf(whom)) ? 'do' : 'does'} not want to be ${what}`,
  ],
  [
    rule(
      `(rescue|save|free|liberate|protect|defend|guard|hold) ${object}(?: (?:from|against) (.+))?`,
    ),
    inDanger,
  ],
  [
    rule(
      '(?:(?:find out|discover|learn|uncover|investigate|solve) )?who (?:is|keeps) (\\p{L}+ing .+)',
    ),
    (rest = '') => `somebody is ${rest}`,
  ],
  [
    rule(
      '(?:who|(?:find out|discover|learn|uncover|investigate|solve) who|some(?:one|body)) (killed|murdered|poisoned|slew) (.+)',
    ),
    (verb = '', what = '') => `${what} was ${passives[verb] ?? verb}`,
  ],
  [
    rule('(?:find out|discover|learn|uncover|investigate|solve) who (\\p{L}+) (.+)'),
    (verb = '', what = '') => `${what} was ${passives[verb] ?? verb}`,
  ],
  [
    rule('(?:find out|discover|learn|uncover|investigate) (?:why|how|what|where|that) (.+)'),
    (rest = '') => rest.replace(/^happened to /, ''),
  ],
  [
    rule(
      '(?:find|catch|hunt|unmask|identify|track|arrest|seek)(?: down)? (?:an?|the) (murderer|killer|assassin|poisoner|kidnapper)s? of (.+)',
    ),
    (who = '', whom = '') => `${whom} was ${who === 'kidnapper' ? 'kidnapped' : 'murdered'}`,
  ],
  [
    rule(
      '(?:find|catch|hunt|unmask|identify|track|arrest|seek)(?: down)? (?:an?|the) (?:thief|thieves|robbers?) of (.+)',
    ),
    (what = '') => found(what),
  ],
  [
    rule('(?:break|bust|get|spring|smuggle) ((?:an?|the) .+?) out of ((?:(?:an?|the) )?.+)'),
    (who = '', where = '') =>
      isOnePerson(who)
        ? `${who} is held by the keepers of the ${withoutArticle(where)}`
        : undefined,
  ],
  [
    rule(
      `(?:find|recover|retrieve|get|fetch|collect|search for|look for|hunt for|quest for|reclaim)(?: back)? ${object}(?: from (.+)| (?:in|at|on|inside|under|before) .+)?`,
    ),
    found,
  ],
  [
    rule('(?:steal|smuggle) (.+?)(?: from (.+)| (?:out of|past|into) .+)?'),
    (what = '', holder = '') =>
      article.test(what) || isMany(headOf(what)) ? found(what, holder) : undefined,
  ],
  [
    rule(
      `(?:escort|guide|lead|transport|bring|take|deliver|carry)(?: back| home)? ${object}(?: (through|across|over|past|to|into|out of|from|before) (.+))?`,
    ),
    brought,
  ],
  [
    rule('(?:clear|drive|chase) (.+?) (?:out of|from|off) (.+)'),
    (what = '', where = '') => `${what.replace(/^the /, '')} in ${where}`,
  ],
  [
    rule('clear (.+?) of (.+)'),
    (where = '', what = '') => `${what.replace(/^the /, '')} in ${where}`,
  ],
  [
    rule('(?:stop|prevent|keep) (.+?) from (\\p{L}+ing) (.+)'),
    (who = '', form = '', rest = '') => {
      const base = infinitive(form);
      return base === undefined ? who : seen(who, 'want', `${base} ${rest}`);
    },
  ],
  [
    rule('help ((?:an?|the) [\\p{L}-]+|\\p{L}+) (?:to )?(\\p{L}+) (.+)'),
    (who = '', verb = '', rest = '') =>
      clauseVerbs.get(verb) === 'base' ? seen(who, 'want', `${verb} ${rest}`) : undefined,
  ],
  [rule('help (.+?)(?: (?:with|against|in) .+)?'), (who = '') => who],
  [
    rule('(?:convince|persuade|force|get) (.+?) to (.+)'),
    (who = '', rest = '') => `${who} ${isMany(headOf(who)) ? 'do' : 'does'} not want to ${rest}`,
  ],
  [rule(`${makePeace} between (.+?)(?: before .+)?`), (sides = '') => `a feud between ${sides}`],
  // "Make peace with the centaurs before the king's road is built".
  [
    rule(
      `${makePeace} with (.+?) before (?:the )?([\\p{L}-]+'s) ([\\p{L}-]+) is (?:built|finished)`,
    ),
    (who = '', owner = '', what = '') =>
      `a feud between the ${what} builders and ${who} over the land of the ${owner} ${what}`,
  ],
  [
    rule(`${makePeace} with (.+?)(?: before .+)?`),
    (who = '') => `a feud between the townsfolk and ${who}`,
  ],
  [
    rule('(?:end|stop|settle|prevent) (?:an?|the) (feud|war|quarrel|dispute) between (.+)'),
    (what = '', sides = '') => `a ${what} between ${sides}`,
  ],
  // "A coven trading babies for harvests": those who give them have the bargain.
  [
    rule(
      '((?:an? |the )?(?:hags?|hag coven|coven|witch|devil|fey|fairy)) (?:trades?|trading|buys?|buying) (.+?) for (.+)',
    ),
    (who = '', what = '', gain = '') =>
      `the villagers promised ${what} to ${named(who)} for ${gain}`,
  ],
  // "A tribe asks for help against a dragon": the dragon threatens the tribe.
  [
    rule(
      '(.+?) (?:asks?|begs?|pleads?) (?:for |the party for )?(?:help|aid|protection) (?:against|from) (.+)',
    ),
    (who = '', threat = '') =>
      `${named(threat)} threaten${isMany(headOf(threat)) ? '' : 's'} ${/^(?:an?|the) /.test(who) ? who : `the ${who}`}`,
  ],
  [
    rule('(?:heal|cure|nurse|revive|wake)(?: up)? ((?:an?|the) .+)'),
    (who = '') =>
      isUnwell.test(who) || !(isBeast(who) || isOnePerson(who)) ? who : `${who} is ill`,
  ],
  [
    rule('(?:lift|break|end|remove) (?:an?|the) curse (?:of|on|upon|from) ((?:an?|the) .+)'),
    (what = '') => `${what} is cursed`,
  ],
  [rule('bury ((?:an?|the) .+)'), (who = '') => (isDead.test(who) ? who : `${who} is dead`)],
  [
    rule('avenge (.+)'),
    (who = '') => (isOnePerson(who) && !isDead.test(who) ? `${who} was murdered` : who),
  ],
  [
    rule(
      '(?:kill|slay|hunt|track|hunt down|track down|defeat|destroy|stop|rob|catch|capture|break|break into|investigate|explore|solve|return|arrest|banish|fight|face|infiltrate|survive|reach|escape|escape from|flee|cross|enter|raid|end|lift|close|seal|open|clear|visit|repair|negotiate with|make peace with|expose|unmask|evict|retake|search|scout|patrol|loot)(?: down)? ((?:an?|the|some|two|all) .+)',
    ),
    (what = '') => what.replace(/ (?:to|from) (?:its|their|his|her) .+$/, ''),
  ],
  // "Pirates hold a princess"
  [
    rule(
      "(.+?) (?:(?:hold|keep)s?|held|kept|(?:has |have |had )?(?:kidnapped|abducted|captured|imprisoned|taken|stolen|took|stole|snatched)|kidnap|abduct|capture) (?!by |from |in |of )((?:(?:an?|the|all|some|our) )?[\\p{L}' -]+?)(?: captive| prisoner| hostage| as (?:an? )?[\\p{L} ]+)?",
    ),
    (who = '', what = '') =>
      canAct(doerOf(who).split(' of ')[0] ?? '')
        ? isOnePerson(what) && article.test(what)
          ? `${what} was kidnapped by ${named(who)}`
          : isMany(headOf(what.split(' of ')[0] ?? '')) &&
              isPeople(headOf(what.split(/ (?:of|in|from|at) /)[0] ?? ''))
            ? `${article.test(what) ? what : `the ${what}`} were kidnapped by ${named(who)}`
            : undefined
        : undefined,
  ],
  // "A village whose children have gone missing" is about the children.
  [
    rule('(?:an?|the) ([\\p{L} -]+?) whose ([\\p{L}-]+) ((?:is|are|was|were|has|have) .+)'),
    (owner = '', own = '', says = '') => `the ${own} of the ${owner} ${says}`,
  ],
  // "Win the tournament": a word that has no noun after it and is none asks for something.
  [
    rule(
      '(?!half\\b|both\\b|all\\b|many\\b|only\\b|even\\b|not\\b|if\\b|when\\b|while\\b)([\\p{L}-]+) ((?:an?|the) .+)',
    ),
    (verb = '', what = '') =>
      isMany(verb) || stops.test(verb) || !isVerb(verb) ? undefined : what,
  ],
];

/** Nouns of what is done by those who play, of which the place or the goal is left. */
const undertaking =
  /^(?:an? |the )?(?:\p{L}+ )?(?:heist|robbery|break-in|break|jailbreak|escape|search|hunt|quest|descent|journey|trip|mission|expedition) (?:in|at|on|into|from|for|to|of|through|across) (.+)$/u;
const goal = / to (?:rescue|save|find|recover|free|kill|slay|steal|stop) .+$/;
const search = /^(?:an? |the )?(?:search|hunt|quest) for /;

const party =
  /^(?:the )?(?:players?|party|heroes|pcs|adventurers|we|you|they) (?:(?:must|have to|has to|need to|needs to|should|are (?:hired|asked|sent|ordered) to) (.+)|.*? (?:on|in|inside|into|at|beneath|under|by) (.+))$/;

/** What is so if an idea says what has to be done: "rescue the princess" means that she has been kidnapped. */
export function statementOf(text: string): string {
  const [, duty, setting] = party.exec(text) ?? [];
  if (duty !== undefined) return statementOf(duty);
  if (setting !== undefined) return setting;
  const [, where = ''] = undertaking.exec(text) ?? [];
  if (where !== '') {
    const [aim = ''] = goal.exec(text) ?? [];
    if (aim !== '') return statementOf(aim.replace(/^ to /, ''));
    return search.test(text) ? (found(where) ?? where) : named(where);
  }
  for (const [pattern, say] of rules) {
    const parts = pattern.exec(text);
    const said = parts === null ? undefined : say(...parts.slice(1).map((part) => part ?? ''));
    if (said !== undefined && said !== '') return said;
  }
  return text;
}
