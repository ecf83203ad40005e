import { beginsWithVowel } from '../realise/tidy.ts';
import type { SubjectState } from '../tables/matters/matter-types.ts';
import { relatives } from './matter-words.ts';

/** What an idea says of the state of its subject. */
export interface Stated {
  readonly state: SubjectState;
  /** All of the idea, as it was typed. */
  readonly typed: string;
  /** The noun with what stands before it: `the baker's dog`. */
  readonly noun: readonly string[];
  /** The noun with what stands after it, too, and what is said of it: `a dog of the baker`, `is lost`. */
  readonly subject: string;
  readonly says: string;
  /** The word for the state: `kidnapped`. */
  readonly word: string;
  /** Whether the word describes the noun, as in "a lost city", and is not what has happened, as in "a city was lost". */
  readonly isDescribed: boolean;
}

type StateWord = readonly [state: SubjectState, says: string];

const listed = (state: SubjectState, verb: string, words: string): [string, StateWord][] =>
  words.split(' ').map((word) => [word, [state, `${verb} ${word}`]]);

/** Words before a noun that say its state, and the same as a clause after it. */
const described: ReadonlyMap<string, StateWord> = new Map<string, StateWord>([
  ['lost', ['gone', 'is lost']],
  ['missing', ['gone', 'has vanished']],
  ['vanished', ['gone', 'has vanished']],
  ['disappeared', ['gone', 'has disappeared']],
  ['runaway', ['gone', 'has run away']],
  ...listed('gone', 'was', 'stolen kidnapped abducted captured imprisoned'),
  ...listed(
    'unwell',
    'is',
    'sick ill ailing dying wounded injured cursed bewitched enchanted hexed possessed haunted poisoned',
  ),
  ['petrified', ['unwell', 'was turned to stone']],
  ['dead', ['dead', 'lies dead']],
  ...listed('dead', 'was', 'murdered slain killed slaughtered assassinated'),
]);

const done =
  '(?:is|are|was|were|got|has been|have been|had been|gets|get|lies|lie|has fallen|have fallen|fell|falls)';
const manner = '(?:\\p{L}+ly |very |found |taken )?';

const clauseWith = (words: string): RegExp => new RegExp(`^(${done} )?${manner}(${words})\\b`, 'u');

/** What an idea says after its subject. What happens again and again, as in "children vanish", is no state. */
const clauses: readonly (readonly [pattern: RegExp, state: SubjectState])[] = [
  // Who is poisoned can be healed, and who was poisoned is dead.
  [/^((?:was|were|has been|have been|had been) )(poisoned)\b/u, 'dead'],
  [
    clauseWith(
      'lost|missing|gone|stolen|kidnapped|abducted|captured|imprisoned|captive|prisoner|hostage|taken|held',
    ),
    'gone',
  ],
  [
    /^((?:has |have |had )?)(vanished|disappeared|run away|ran away|gone missing|went missing|strayed)\b/u,
    'gone',
  ],
  [
    clauseWith(
      'sick|ill|ailing|dying|wounded|injured|cursed|bewitched|enchanted|hexed|possessed|haunted|poisoned|turned (?:in)?to|transformed into',
    ),
    'unwell',
  ],
  [clauseWith('dead|murdered|slain|killed|slaughtered|assassinated'), 'dead'],
  [/^((?:has |have |had )?)(died)\b/u, 'dead'],
];

const plurals: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['lies', 'lie'],
]);

/** `has vanished` or `have vanished`. */
function agreeing(says: string, isPlural: boolean): string {
  const [verb = '', ...rest] = says.split(' ');
  return [isPlural ? (plurals.get(verb) ?? verb) : verb, ...rest].join(' ');
}

/** The words of a phrase with "of" after a noun: `of the innkeeper`. */
function ofPhrase(rest: readonly string[]): readonly string[] {
  if (rest[0] !== 'of') return [];
  const end = rest.findIndex((word, index) => index > 1 && afterPhrase.test(word));
  return rest.slice(0, end < 0 ? undefined : end);
}

const afterPhrase =
  /^(?:that|which|who|whose|in|on|at|from|for|to|by|under|near|beneath|inside|with|and|but|is|are|was|were|has|have|had)$/;

interface Clause {
  readonly state: SubjectState;
  readonly word: string;
  /** Whether it has a verb: "stolen by goblins" has none. */
  readonly hasVerb: boolean;
}

/** What a clause such as "was stolen by goblins" says of its subject. */
export function stateOfClause(says: string): Clause | undefined {
  for (const [pattern, state] of clauses) {
    const [, verb = '', word] = pattern.exec(says) ?? [];
    if (word !== undefined) return { state, word, hasVerb: verb !== '' || isVerbAlone.test(word) };
  }
  return undefined;
}

const isVerbAlone = /^(?:vanished|disappeared|ran away|went missing|strayed|died)$/;

/** The noun with the article that its sound asks for, after a word between them has gone. */
const withItsArticle = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  /^an?$/.test(first) ? [beginsWithVowel(rest[0] ?? '') ? 'an' : 'a', ...rest] : [first, ...rest];

/**
 * What an idea says of the state of its subject.
 * @param end where the noun phrase of the subject ends
 * @param verb where its verb is; -1 if it has none
 */
export function stateIn(
  words: readonly string[],
  end: number,
  verb: number,
  isPlural: boolean,
): Stated | undefined {
  const typed = words.join(' ');
  const phrase = words.slice(0, end);
  // "Every cat has vanished" and "all are ill" are about the town, and not about one of them.
  if (/^(?:every|all|no|many)$/.test(phrase[0] ?? '')) return undefined;
  const owned = ofPhrase(words.slice(end));
  const after = verb > 0 ? verb : end + owned.length;
  const isRelative = relatives.test(words[after] ?? '');
  const clause = words.slice(isRelative ? after + 1 : after);
  const found = stateOfClause(clause.join(' '));
  // "A thief who killed a king" is not dead, and "a priest lost his faith" is not gone.
  const isActive =
    found?.hasVerb === false && /^(?:an?|the|his|her|their|its|\p{L}+'s)$/u.test(clause[1] ?? '');
  if (found !== undefined && !isActive && (found.hasVerb || !isRelative)) {
    const be = found.hasVerb ? [] : [isPlural ? 'were' : 'was'];
    const { state, word, hasVerb } = found;
    const parts = joined(words.slice(0, after), [...be, ...clause]);
    return { state, word, typed, noun: phrase, isDescribed: !hasVerb, ...parts };
  }
  const at = phrase.findIndex((word, index) => index < end - 1 && described.has(word));
  const word = phrase[at] ?? '';
  const [state, says] = described.get(word) ?? [];
  if (state === undefined || says === undefined) return undefined;
  // "A cursed prince wants revenge" says two things of him.
  if (verb > 0) {
    const parts = joined(words.slice(0, verb), words.slice(verb));
    return { state, word, typed, noun: phrase, isDescribed: false, ...parts };
  }
  const noun = withItsArticle(phrase.filter((_, index) => index !== at));
  const rest = [agreeing(says, isPlural), ...asClause(words.slice(after))];
  return { state, word, typed, noun, isDescribed: true, ...joined([...noun, ...owned], rest) };
}

/** What describes a noun, after a verb: `and has a secret` for "with a secret". */
function asClause([first = '', ...rest]: readonly string[]): readonly string[] {
  if (first === 'with') return ['and', 'has', ...rest];
  if (/^(?:who|that|which)$/.test(first)) return ['and', ...rest];
  return first === '' ? [] : [first, ...rest];
}

const joined = (
  subject: readonly string[],
  says: readonly string[],
): Pick<Stated, 'subject' | 'says'> => ({ subject: subject.join(' '), says: says.join(' ') });
