import { ideaNouns } from '../tables/idea-nouns.ts';
import { auxiliaries, claimNouns, clauseVerbs, third } from '../tables/matters/idea-grammar.ts';
import { homePreposition } from '../tables/person-homes.ts';
import { isListedPerson, isPersonNoun } from '../tables/person-nouns.ts';
import { isAdjective, possessions } from '../tables/person-traits.ts';
import {
  ideaPhraseOf,
  partsOfIdea,
  stops,
  withArticle,
  wordsOfIdea,
  type IdeaPhrase,
} from './idea-phrase.ts';

/** What an idea says of the person whom it is about. Untrusted input: letters, hyphens and apostrophes only. */
export interface PersonIdea {
  readonly phrase: IdeaPhrase;
  /** A text of the idea with the capitals of its names. */
  readonly recased: (text: string) => string;
  /** All that it says besides the noun: `with one eye who hates elves and is afraid of water`; can be empty. */
  readonly said: string;
  /** The words for what the person is and does, without those for other people and things. */
  readonly own: ReadonlySet<string>;
  /** `seventy years old`; undefined if the idea does not say it. */
  readonly age: string | undefined;
}

const mostLetters = 150;

const isStop = (word: string | undefined): boolean => stops.test(word ?? '');

/** What was done to a person whose idea has only the participle: "raised by wolves". */
const suffered =
  /^(?:born|raised|poisoned|kidnapped|abducted|betrayed|blamed|sold|captured|accused|rescued|sacrificed|murdered|brought|left|torn|taught|summoned|created|awakened|banned|blackmailed)$/;

/** How a person is whose idea has only the participle: "cursed with bad luck". */
const lasting = /^(?:cursed|blessed|haunted|hunted|hidden|bound|broken|possessed|infected|lost)$/;

const adverb =
  /^(?:always|never|still|also|only|secretly|really|once|now|often|rarely|deeply|truly|no|longer|just|simply|formerly)$/;

const ofMany: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['am', 'is'],
  ['have', 'has'],
  ['were', 'was'],
  ['do', 'does'],
  ["aren't", "isn't"],
  ["haven't", "hasn't"],
  ["weren't", "wasn't"],
  ["don't", "doesn't"],
]);

/** A clause with the verb of a single person: "they hate elves" says "hates elves". */
function ofOne(words: readonly string[], isPlural: boolean): string {
  const at = words.findIndex((word) => !adverb.test(word));
  const verb = words[at] ?? '';
  const known = clauseVerbs.get(verb);
  const isBase = known === 'base' || (known === undefined && !/(?:s|ed)$/.test(verb));
  const isOpen = isPlural && isBase && !auxiliaries.has(verb);
  const form = ofMany.get(verb) ?? (isOpen ? third(verb) : verb);
  const text = at < 0 ? words.join(' ') : words.with(at, form).join(' ');
  return isPlural
    ? text.replaceAll(/(?<= (?:and|but) )[\p{L}']+/gu, (word) => ofMany.get(word) ?? word)
    : text;
}

const subject =
  /^(she|he|they|who|that|which|(?:my|the|this|our) (?:character|person|npc|hero)) (?=\p{L}+)/u;

const isFinite = (word: string): boolean =>
  auxiliaries.has(word) || /^(?:third|past)$/.test(clauseVerbs.get(word) ?? '');

/** The noun with which words begin, up to the first word that does not belong to it. */
const headOf = (words: readonly string[]): string => {
  const end = words.findIndex((word, index) => index > 0 && isStop(word));
  return words.slice(0, end < 0 ? undefined : end).at(-1) ?? '';
};

const relation =
  /^(?:twin|son|daughter|brother|sister|child|heir|widow|widower|wife|husband|last)\b/;

/** What a noun says: "a former soldier" is what the person is, "a wooden leg" is what the person has. */
function saidByNoun(words: readonly string[]): string | undefined {
  if (isStop(words[0])) return undefined;
  const hasArticle = /^(?:an?|the|one)$/.test(words[0] ?? '');
  const own = hasArticle ? words.slice(1) : words;
  const head = headOf(own).replace(/^ex-/, '');
  const text = own.join(' ');
  const isPlural = !possessions.has(head) && possessions.has(head.replace(/s$/, ''));
  if (possessions.has(head) || isPlural) {
    if (!hasArticle && (own.length < 2 || own.includes('and'))) return undefined;
    const isBare = isPlural || hasArticle || /^(?:hair|skin)$/.test(head);
    return `has ${isBare ? words.join(' ') : withArticle(text)}`;
  }
  // Without an article, "zeppelins matter" could be anything.
  const isTrade = isPersonNoun(head) && !claimNouns.has(head);
  const described = own.slice(0, own.indexOf(head));
  const isClear = hasArticle || (described.length > 0 && described.every(isAdjective));
  const isPerson = isListedPerson(head) || (isTrade && isClear);
  if (isPerson && words[0] !== 'one') {
    if (hasArticle) return `is ${words.join(' ')}`;
    return `is ${relation.test(text) && own.includes('of') ? `the ${text}` : withArticle(text)}`;
  }
  return hasArticle && ideaNouns.get(head) === 'thing' ? `has ${words.join(' ')}` : undefined;
}

/** "Once a knight", "secretly a dragon". */
function saidByAdverb(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => !adverb.test(word));
  const rest = words.slice(at);
  if (at < 1) return undefined;
  if (isFinite(rest[0] ?? '')) return ofOne(words, false);
  const isNoun = /^(?:an?|the)$/.test(rest[0] ?? '') && isPersonNoun(headOf(rest.slice(1)));
  return isNoun
    ? `${/^(?:once|formerly)$/.test(words[0] ?? '') ? 'was' : 'is'} ${words.join(' ')}`
    : undefined;
}

/** What the beginning of a part without a subject says. */
function saidByWord(words: readonly string[]): string | undefined {
  const [first = '', next] = words;
  const text = words.join(' ');
  const rest = words.slice(1).join(' ');
  if (first === 'both') return saidByWord(words.slice(1));
  if (first === 'with') return rest && `has ${rest}`;
  if (first === 'without') {
    return rest && `has no ${rest.replace(/^(?:an?|any|the|her|his|their) /, '')}`;
  }
  if (/^for (?:an?|the|her|his|their) /.test(text)) return `works ${text}`;
  if (first === 'from') return rest && `comes ${text}`;
  if (/^(?:in|on|of|at|under|past|behind|against)$/.test(first)) return rest && `is ${text}`;
  if (suffered.test(first) && (isStop(next) || next === 'as')) return `was ${text}`;
  if (first === 'born') return `was ${text}`;
  if (lasting.test(first) && isStop(next)) return `is ${text}`;
  if (clauseVerbs.get(first) === 'past' && /^(?:and|or|by)$/.test(next ?? '')) return `is ${text}`;
  if (text.endsWith(' years old')) return `is ${text}`;
  // "Lost" alone is how the person is.
  if (isFinite(first) && next !== undefined) return ofOne(words, false);
  const end = words.findIndex((word, index) => index > 0 && (isStop(word) || word === 'to'));
  const described = end < 0 ? words : words.slice(0, end);
  const isDescription = described.length < 4 && isAdjective(described.at(-1) ?? '');
  return isDescription ? `is ${text}` : undefined;
}

/**
 * What a part of an idea says of the person, as it follows "who" or, with its own beginning, "whose". Undefined if
 * it can be about something else.
 */
function saidIn(part: string): string | undefined {
  const text = wordsOfIdea(
    part
      .replaceAll(/\b(she|he|who|that)'s (?=been|had|got)/gi, '$1 has ')
      .replaceAll(/\b(she|he|who|that)'s /gi, '$1 is ')
      .replaceAll(/\bthey're /gi, 'they are ')
      .replaceAll(/\bthey've /gi, 'they have '),
  )
    .join(' ')
    .replace(
      /^(?:(?:and|but|also|or|then|yet|so|maybe|perhaps|preferably|now(?= (?:she|he|they)\b)) )+/,
      '',
    );
  if (/\b(?:i|my|me|we|our|you|your)\b/.test(text.replace(subject, ''))) return undefined;
  const [, who] = subject.exec(text) ?? [];
  if (who !== undefined) return ofOne(text.slice(who.length + 1).split(' '), who === 'they');
  const words = text.split(' ');
  if (/^(?:her|his|their|whose) /.test(text)) {
    return words.slice(2).some(isFinite) ? `whose ${words.slice(1).join(' ')}` : undefined;
  }
  return saidByAdverb(words) ?? saidByWord(words) ?? saidByNoun(words);
}

/** Whether a part of an idea begins with what a person is or does: "she hates elves", "once a knight". */
export const isStatement = (part: string): boolean => {
  const [first = ''] = wordsOfIdea(part);
  const isVerb = auxiliaries.has(first) || clauseVerbs.get(first) === 'third';
  return /^(?:she|he|they)$/.test(first) || adverb.test(first) || isVerb;
};

/** What an idea without a noun says of a person, as a clause: "afraid of water" is "who is afraid of water". */
export function clauseOf(part: string): string | undefined {
  const said = saidIn(part);
  return said === undefined || said.startsWith('whose ') ? said : `who ${said}`;
}

function listOf(items: readonly string[]): string {
  const isLong = items.some((item) => item.includes(' and '));
  if (isLong || items.length < 3) return items.join(isLong ? ', and ' : ' and ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The clauses after the noun as one text: those with "who" share it. */
function joined(beside: string, clauses: readonly string[]): string {
  const ofWho = clauses.filter((clause) => clause.startsWith('who '));
  const others = clauses.filter((clause) => !clause.startsWith('who '));
  const all = [
    ...(ofWho.length === 0 ? [] : [`who ${listOf(ofWho.map((clause) => clause.slice(4)))}`]),
    ...others,
  ];
  return [beside, all.join(' and ')].filter((part) => part !== '').join(' ');
}

const nominal =
  /^(?:(?:is|was|became|becomes|become|turned|been)|(?:works|worked|served|serves|trained) as) (?!not\b)(.*)$/;

/** The words of a clause for what the person is, and its verb. */
function ownWordsOf(clause: string): string[] {
  return clause
    .replace(/^who /, '')
    .split(/ (?:and|but|or) |, /)
    .flatMap((piece) => {
      const [verb = ''] = piece.split(' ');
      const [, what] = nominal.exec(piece) ?? [];
      if (what === undefined) return [verb];
      const words = what.split(' ');
      const end = words.findIndex((word, index) => index > 0 && isStop(word));
      return words.slice(0, end < 0 ? undefined : end);
    });
}

/** Gives the names of an idea the capitals that they had. A sentence or a title has capitals of its own. */
function recasedBy(parts: readonly string[]): (text: string) => string {
  const names = new Map(
    parts
      .flatMap((part) => part.split(' ').slice(1))
      .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isListedPerson(word.toLowerCase()))
      .map((word) => [word.toLowerCase(), word]),
  );
  return (text) =>
    names.size === 0
      ? text
      : text.replaceAll(/\p{L}+(?:['-]\p{L}+)*/gu, (word) => names.get(word) ?? word);
}

/** A short idea that ends with a place: the "old witch swamp" is about an old witch who lives in a swamp. */
function withHome(idea: string): string {
  const words = idea.trim().split(/\s+/);
  const [place = '', person = '', ...before] = words.toReversed().map((word) => word.toLowerCase());
  const preposition = homePreposition(place);
  const isHome =
    words.length < 5 &&
    isPersonNoun(person) &&
    before.every((word) => /^(?:an?|the)$/.test(word) || !isStop(word));
  if (preposition === undefined || !isHome) return idea;
  const home = /[^s]s$|^woods$/.test(place) ? `the ${place}` : withArticle(place);
  return `${words.slice(0, -1).join(' ')} who lives ${preposition} ${home}`;
}

const contractions: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\b(who|that|she|he)['’]s (?=been|had|got)/giu, '$1 has '],
  [/\b(who|that)['’]s /giu, '$1 is '],
  [/\b(did|does|do|is|was|has|have|can|wo|would|could)nt\b/giu, "$1n't"],
];

/** "A wizard that forgets" says the same as "a wizard who forgets". */
const withWho = (idea: string): string =>
  idea.replaceAll(
    /(?<=(\p{L}+),?) that (?=(?:\p{L}+ly |always |never |still |once |only |just |also )?(\p{L}+))/giu,
    (that, person: string, verb: string) =>
      isPersonNoun(person.toLowerCase()) && (isFinite(verb) || /(?:[^s]s|ed)$/u.test(verb))
        ? ' who '
        : that,
  );

/**
 * An idea in words that the rest can read: "a tax collector everybody hates" has a clause without "who", and "the
 * villain, a fallen paladin" says with its first noun only which part the person plays.
 */
export const readable = (idea: string): string =>
  withHome(
    withWho(contractions.reduce((text, [typed, meant]) => text.replaceAll(typed, meant), idea)),
  )
    .replace(
      /\b(cursed|doomed|enchanted|hexed) (?:so|such)(?: that)? (?=(?:she|he|they) )/iu,
      'who is $1, ',
    )
    .replace(
      /^((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+)(?<! is| was| who) (bound|enslaved|chained|sworn) (?=to |by )/iu,
      '$1 who is $2 ',
    )
    .replace(/(?<=\p{L}) (?:type|kind|sort) of (?:an? )?(?=\p{L}+$)/iu, ' ')
    .replace(
      /^(?:the |an? )?(?:(?:main|big|final|chief) )*(?:villain|antagonist|bad guy|bbeg|npc|boss|quest ?giver)(?:,| (?:is|who is)) (?=an? )/i,
      '',
    )
    .replace(/(?<=\p{L}{3})(?<! and| but| who) (?=now (?:an? |the |\p{L}+(?:ing|s)\b))/iu, ', ')
    .replace(
      /(?<=\p{L}{3}) (?=(?:everybody|everyone|nobody|people|no one) (?:calls?|hates?|loves?|fears?|knows?|believes?|trusts?|likes?|understands?|remembers?|notices?|wants?|takes|listens)\b)/iu,
      ' who ',
    );

/** What an idea says of a person, or undefined if its noun is none. */
export function personIdeaOf(
  typed: string,
  { matches }: { matches: (text: string) => boolean },
): PersonIdea | undefined {
  const idea = readable(typed);
  const phrase = ideaPhraseOf(idea, { matches });
  if (phrase === undefined) return undefined;
  const { rest, isClause, words } = phrase;
  const first = rest === '' ? undefined : isClause ? clauseOf(`who ${rest}`) : rest;
  const [, ...parts] = partsOfIdea(idea);
  const isRelative = first !== undefined && /^(?:who|whose|that|which) /.test(first);
  const ofFirst = first === undefined ? undefined : clauseOf(first);
  const later: string[] = [];
  let letters = rest.length;
  for (const clause of parts.map(clauseOf)) {
    if (clause === undefined || matches(clause) || letters + clause.length > mostLetters) continue;
    letters += clause.length;
    later.push(clause);
  }
  // "With one eye" stays as it is if nothing follows: "who has one eye and hates elves".
  const isOf = rest.startsWith('of ');
  const isBeside = !isRelative && (isOf || ofFirst === undefined || later.length === 0);
  const clauses = [...(isBeside ? [] : [ofFirst ?? first ?? '']), ...later];
  const recased = recasedBy(partsOfIdea(idea));
  const said = recased(joined(isBeside ? (first ?? '') : '', clauses));
  return {
    phrase,
    recased,
    said,
    age: /\p{L}[\p{L} -]* years old\b/u.exec(said.replace(/^.*\bis (?=.* years old)/, ''))?.[0],
    own: new Set(
      [...words, ...[ofFirst ?? '', ...later].flatMap(ownWordsOf)]
        .flatMap((word) => [word, ...word.split(/[^a-z]+/)])
        .filter((word) => word.length > 1),
    ),
  };
}
