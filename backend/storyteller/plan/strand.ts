import type { Strand, StrandTells } from '../tables/matters/strand-type.ts';
import { strands } from '../tables/matters/strands.ts';
import { auxiliaries } from '../tables/matters/idea-grammar.ts';
import { baseOfVerb, isThirdVerb, isVerbForm } from '../tables/matters/said-words.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { typedText } from './duty-nouns.ts';
import { isCreatureNoun } from './foe.ts';
import { determiners, isPluralWord, relatives, singularOf, stops } from './matter-words.ts';

/** A strand as an idea tells it. */
export interface ToldStrand {
  readonly strand: Strand;
  /** Who `{Z}` is, as far as the idea says it: `bishop`; empty for one of the usual roles. */
  readonly role: string;
  /** `{what}`. */
  readonly what: string;
  /** The words of the clause, by which it is found in the situation. */
  readonly words: readonly string[];
  /** The word before it: `but`. */
  readonly by: string;
}

interface Clause {
  /** The word before it: `but`. A comma is `and`. */
  by: string;
  words: readonly string[];
  /** The words of the idea before it. */
  before: readonly string[];
  /** Whether it follows the first statement. */
  isSecond: boolean;
}

const joins =
  /^(?:and|but|while|because|before|until|so|since|although|though|unless|yet|who|whose|that|which)$/;
const isDeterminer = /^(?:an?|the|its|their|his|her|my|our|two|three|some|all|every)$/;
const vague =
  /^(?:hero|heroes|party|players|adventurers|someone|somebody|everyone|everybody|anyone|anybody|nobody|something|one|people|they|it|he|she|all|there)$/;

/** The clauses of an idea after the first, each with what joins it. */
function clausesOf(idea: string): Clause[] {
  const words = idea
    .slice(0, 600)
    .normalize('NFC')
    .replaceAll(/[\u2019\u2018`]/g, "'")
    .toLowerCase()
    .replaceAll(/[,;.!?:()-]+(?=\s|$)/g, ' , ')
    .replaceAll(/[^\p{L}', ]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const starts = words.flatMap((word, index) => (word === ',' || joins.test(word) ? [index] : []));
  return starts.flatMap((start, at) => {
    const next = starts[at + 1] ?? words.length;
    const own = words.slice(start + 1, next);
    if (own.length === 0) return [];
    const by = words[start] === ',' ? 'and' : (words[start] ?? '');
    return [
      {
        by,
        words: own,
        before: words.slice(0, start).filter((word) => word !== ','),
        isSecond: at === 0,
      },
    ];
  });
}

const listOf = (words: string): readonly string[] => words.split(' ');

/** The words of a clause in all forms by which a list can have them. */
const formsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [word, singularOf(word), baseOfVerb(word)]));

const fitsClause = ({ says, not, by }: StrandTells, clause: Clause): boolean => {
  const forms = formsOf(clause.words);
  const hasOne = (list: string): boolean => listOf(list).some((word) => forms.has(word));
  return (
    (by === undefined || listOf(by).includes(clause.by)) &&
    says.every(hasOne) &&
    !(not !== undefined && hasOne(not))
  );
};

/** Where the verb of a clause is; its length if there is none. */
function verbIn(words: readonly string[], strand?: Strand): number {
  const own = new Set(
    (strand?.person === 'rival' ? [] : (strand?.tells ?? [])).flatMap(({ says: [verbs = ''] }) =>
      listOf(verbs),
    ),
  );
  const found = words.findIndex(
    (word, index) =>
      !determiners.test(words[index - 1] ?? '') &&
      (auxiliaries.has(word) ||
        (index > 0 && (own.has(baseOfVerb(word)) || own.has(singularOf(word)))) ||
        /n't$|^(?:dont|doesnt|cant|wont|isnt)$/.test(word) ||
        isThirdVerb(word) ||
        (isVerbForm(word) && isPluralWord(words[index - 1] ?? ''))),
  );
  return found < 0 ? words.length : found;
}

const isPerson = (noun: string): boolean => isPersonNoun(noun) || isCreatureNoun(noun);

/** `admiral's` of "the admirals daughter". */
const withApostrophes = (words: readonly string[]): readonly string[] =>
  words.map((word, index) =>
    index < words.length - 1 &&
    isPluralWord(word) &&
    !word.includes("'") &&
    isPersonNoun(singularOf(word))
      ? `${singularOf(word)}'s`
      : word,
  );

const ofMany = 'speaker of the ';

/** The role of the person that a noun phrase names: `guard` of "one of the guards", `speaker of the druids` of "the druids". */
function roleIn(phrase: readonly string[]): string | undefined {
  const [first = ''] = phrase;
  const at = phrase.findIndex((word) => stops.test(word));
  if (/^(?:one|two|some)$/.test(first) && phrase[1] === 'of') {
    const head = singularOf(phrase.at(-1) ?? '');
    return isPerson(head) ? head : undefined;
  }
  const words = withApostrophes(
    (at > 0 ? phrase.slice(0, at) : phrase).filter(
      (word, index) => !(index < 2 && isDeterminer.test(word)) && word !== 'only',
    ),
  );
  const head = words.at(-1) ?? '';
  if (words.length === 0 || words.length > 4 || vague.test(head)) return undefined;
  const isMany =
    /(?:folk|people)$/.test(head) || (isPluralWord(head) && isPerson(singularOf(head)));
  if (isMany) return `${ofMany}${words.join(' ')}`;
  if (!isPerson(head)) return undefined;
  const whole = phrase[at] === 'of' && phrase.length - at <= 4 ? phrase.slice(at) : [];
  return [...words, ...whole].join(' ');
}

/**
 * The last noun phrase about a person before `who`: "a werewolf" of "a werewolf in the village who".
 * @param isOne whether it has to be one person, of whom a clause says "she"
 */
function roleBefore(words: readonly string[], isOne = false): string | undefined {
  const last = words.at(-1) ?? '';
  if (!isOne && isPluralWord(last) && isPerson(singularOf(last))) return roleIn([last]);
  const from = words.findLastIndex((word) => determiners.test(word) || joins.test(word));
  const phrase = words.slice(Math.max(0, from));
  const role = roleIn(phrase.slice(0, verbIn(phrase)));
  const own = isOne && role?.startsWith(ofMany) === true ? undefined : role;
  return from <= 0 ? own : (own ?? roleBefore(words.slice(0, from), isOne));
}

/** The role of the one who does what a clause says. A clause without a subject, or with a pronoun, has that of the one before it. */
function roleOf(clause: Clause, strand: Strand): string | undefined {
  if (strand.person === 'none') return '';
  if (strand.person === 'before' || relatives.test(clause.by)) return roleBefore(clause.before);
  const verb = verbIn(clause.words, strand);
  const isPronoun = verb === 1 && /^(?:he|she|they|it)$/.test(clause.words[0] ?? '');
  return verb === 0 || isPronoun
    ? roleBefore(clause.before, /^(?:he|she)$/.test(clause.words[0] ?? ''))
    : roleIn(clause.words.slice(0, verb));
}

const kinWords =
  /^(?:wife|husband|daughter|son|child|mother|father|brother|sister|lover|family|love|wives|sons|daughters)$/;

function whatIn(strand: Strand, { words }: Clause): string {
  const { what } = strand;
  const verb = verbIn(words, strand);
  if (what === 'kin') return words.find((word) => kinWords.test(word)) ?? '';
  if (what === 'subject') {
    return words
      .slice(0, verb)
      .filter((word) => word !== 'only')
      .join(' ')
      .replace(/^an? /, 'the ');
  }
  if (what === 'power') return words.slice(words.indexOf('can') + 1).join(' ');
  return words.slice(verb + 1).join(' ');
}

/** What can be read of a word list without another clause in it. */
const isWhole = (what: string): boolean =>
  what !== '' && what.split(' ').length <= 8 && !relatives.test(what.split(' ').at(-1) ?? '');

function toldBy(clause: Clause, kernel: string): ToldStrand | undefined {
  const strand = strands.find(
    ({ tells, not }) =>
      tells.some((one) => fitsClause(one, clause)) && !listOf(not ?? '').includes(kernel),
  );
  if (strand === undefined) return undefined;
  // "A ghost haunts the mill and wants her ring back" says it of the one whom the plot is about.
  const isOfSubject = clause.isSecond && !relatives.test(clause.by);
  if (strand.person === 'subject' && isOfSubject && verbIn(clause.words, strand) === 0) {
    return undefined;
  }
  const what = strand.what === undefined ? '' : whatIn(strand, clause);
  if (strand.what !== undefined && !isWhole(what)) return undefined;
  const role = roleOf(clause, strand);
  const isOpen = strand.roles !== undefined || strand.person === 'rival';
  return role === undefined && !isOpen
    ? undefined
    : { strand, role: role ?? '', what, words: clause.words, by: clause.by };
}

/** The strand that an idea tells beside its first statement; undefined if it tells none. */
export function strandOf(idea: string, kernel: string): ToldStrand | undefined {
  const told = clausesOf(idea).flatMap((clause) => toldBy(clause, kernel) ?? []);
  // What a person can do is often the first statement itself.
  return told.find(({ strand }) => strand.what !== 'power') ?? told[0];
}

const jointBefore =
  /[ ,]*(?:and|but|while|because|before|until|so|since|although|though|unless|yet)?[ ,]*$/i;

/**
 * An idea without the clause of its strand, which its plot is found by, and this clause with its joint; undefined if
 * the clause belongs to a noun: "an empress who can read minds".
 */
export function partedByStrand(idea: string): { main: string; more?: string } | undefined {
  const told = strandOf(idea, 'none');
  if (told === undefined || relatives.test(told.by)) return undefined;
  const typed = typedText(idea);
  const at = typed.toLowerCase().lastIndexOf(` ${told.words.join(' ')}`);
  const main = typed.slice(0, Math.max(at, 0)).replace(jointBefore, '');
  return main.split(' ').length < 3
    ? undefined
    : {
        main,
        // "But wants a terrible price" would be said of the subject of the plot.
        ...(verbIn(told.words, told.strand) > 0 && { more: `${told.by} ${typed.slice(at + 1)}` }),
      };
}
