import type { Exclusions } from '#backend/storyteller/plan/lines.ts';
import { unknownNames, wordsOf } from './capitals.ts';
import { isObligatory, type Fact } from './facts.ts';
import type { ItemNames } from './item-names.ts';
import type { NameMarks } from './named.ts';
import { amountsIn, numbersIn, unknownSigns } from './numbers.ts';

/** What a text about one section may and must say. */
export interface Allowed {
  readonly facts: readonly Fact[];
  readonly marks: NameMarks;
  readonly heading: string;
  readonly idea: string;
  /** What a section about rewards may not add; null for other sections. */
  readonly items: ItemNames | null;
  readonly exclusions: Exclusions;
  /** In characters. */
  readonly longest: number;
  /** The delimiter and the rules of the request: none of it belongs in a text. */
  readonly marker: string;
  readonly rules: readonly string[];
}

/** Forms that no text of a draft has. Each pattern reads a text once. */
const forms: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['It contains HTML.', /[<>]|&(?:#\d|#x|[a-z]{2,8};)/i],
  ['It contains a link or a picture.', /[[\]]|:\/\/|\/\/[a-z]|\bwww\./i],
  ['It contains an address.', /\b(?:javascript|data|vbscript|mailto|https?|ftp|file):\S|\S@\S/i],
  ['It contains a heading, a fence or a table.', /^(?:#{1,6}(?: |$)|={3})|:{3}|`{3}|~{3}|\|/m],
  ['It contains code or a placeholder.', /[{}`\\]|\bundefined\b|\bNaN\b/],
];

/** Faults that can be seen while the text is being written, so that such a text is never shown. */
export function formFaults(
  masked: string,
  { exclusions, marker, rules }: Pick<Allowed, 'exclusions' | 'marker' | 'rules'>,
): string[] {
  const faults = forms.filter(([, pattern]) => pattern.test(masked)).map(([fault]) => fault);
  // Names that a campaign has chosen are allowed whatever its lines exclude, as in the storyteller.
  if (exclusions.matches(masked.replaceAll(/[\ue000-\uefff]/g, ''))) {
    faults.push('It mentions something that this group has excluded.');
  }
  const isRepeated = masked.includes(marker) || repeatsRules(masked, rules);
  if (isRepeated) faults.push('It repeats the instructions.');
  return faults;
}

/** A text repeats a rule if it has this number of successive words of it; fewer can be a coincidence. */
const repeatedWords = 8;

const sequencesOf = (words: readonly string[]): string[] =>
  words.slice(repeatedWords - 1).map((_, at) => words.slice(at, at + repeatedWords).join(' '));

function repeatsRules(text: string, rules: readonly string[]): boolean {
  const ofRules = new Set(rules.flatMap((rule) => sequencesOf(wordsOf(rule))));
  return sequencesOf(wordsOf(text)).some((sequence) => ofRules.has(sequence));
}

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, 5)
    .map((word) => `"${word.slice(0, 60)}"`)
    .join(', ');

/** Names that no fact, no heading and no wish of the user contains. */
function strangeNames({ facts, marks, heading, idea }: Allowed, masked: string): string[] {
  const given = [
    ...facts.flatMap(({ names }) => names),
    ...marks.thingsIn(marks.maskPlain(`${heading}\n${idea}`)),
  ].flat();
  const names = new Set(given);
  const strange = marks
    .thingsIn(masked)
    .filter((things) => !things.some((thing) => names.has(thing)))
    .flatMap(([thing]) => (thing ? [thing.name] : []));
  const texts = facts.map(({ text }) => text);
  const said = given.flatMap(({ name, role }) => [name, role]);
  const known = new Set([...texts, ...said, heading, idea].flatMap(wordsOf));
  return [...new Set([...strange, ...unknownNames(masked, known)])];
}

function missingFacts(
  { facts, marks }: Allowed,
  masked: string,
  used: readonly number[],
): string[] {
  const named = new Set(marks.thingsIn(masked).flat());
  const lower = marks.plain(masked).replaceAll('*', '').toLowerCase();
  const numbers = new Set(numbersIn(masked));
  const words = new Set(wordsOf(lower));
  const faults: string[] = [];
  for (const fact of facts.filter(isObligatory)) {
    const missing = [
      ...fact.names
        .filter((things) => !things.some((thing) => named.has(thing)))
        .map(([thing]) => thing?.name ?? ''),
      ...fact.capitals.filter((word) => !wordsOf(word).every((part) => words.has(part))),
      ...fact.numbers.filter((number) => !numbers.has(number)).map(String),
      // A name can contain asterisks, too.
      ...fact.fixed.filter((fixed) => !lower.includes(fixed.replaceAll('*', '').toLowerCase())),
    ];
    if (missing.length > 0) faults.push(`It lacks ${quoted(missing)} of fact ${fact.id}.`);
    else if (!used.includes(fact.id)) faults.push(`It does not use fact ${fact.id}.`);
  }
  return faults;
}

const pronounsOf = { she: /\b(?:she|her|hers|herself)\b/i, he: /\b(?:he|him|his|himself)\b/i };
const quotation = /"[^"\n]*"|“[^”\n]*”/g;

/** A sentence about one woman does not say "he", unless a fact about her does. */
function wrongPronouns({ facts, marks }: Allowed, masked: string): string[] {
  const sentences = masked.replaceAll(quotation, '').split(/(?<=[.?!]) |\n/);
  return sentences.flatMap((sentence) => {
    const people = marks.thingsIn(sentence).flatMap(([thing]) => (thing?.pronouns ? [thing] : []));
    const all = new Set(people.map(({ pronouns }) => pronouns));
    const [only] = all;
    if (all.size !== 1 || (only !== 'she' && only !== 'he')) return [];
    const other = pronounsOf[only === 'she' ? 'he' : 'she'];
    const inFacts = facts.some(
      ({ text, names }) =>
        other.test(text) &&
        people.some((person) => names.some((things) => things.includes(person))),
    );
    return other.test(sentence) && !inFacts
      ? [`The pronoun of ${quoted(people.map(({ name }) => name))} is "${only}".`]
      : [];
  });
}

/** Numbers that no fact has, and numbers of facts that measure something else there. */
function unknownNumbers({ facts }: Allowed, masked: string): string[] {
  // The numbers of list items are not facts.
  const text = masked.replaceAll(/^\d{1,3}[.)] /gm, '');
  const numbers = new Set(facts.flatMap((fact) => fact.numbers));
  const amounts = new Set(facts.flatMap((fact) => fact.amounts));
  const signs = new Set(facts.flatMap((fact) => unknownSigns(fact.text)));
  const unknown = [
    ...numbersIn(text)
      .filter((number) => !numbers.has(number))
      .map(String),
    ...unknownSigns(text).filter((sign) => !signs.has(sign)),
  ];
  return unknown.length > 0 ? unknown : amountsIn(text).filter((amount) => !amounts.has(amount));
}

/** The names in the text are checked on their own (`unknownNames`). */
function unknownItems({ items, facts, heading, idea }: Allowed, masked: string): string[] {
  const given = [...facts.map(({ text }) => text), heading, idea].join('\n');
  return items === null ? [] : items.unknownIn(masked, given);
}

/** The faults of a text, as sentences for the model that has written it. */
export function faultsOf(masked: string, used: readonly number[], allowed: Allowed): string[] {
  if (masked.trim() === '') return ['It is empty.'];
  if (masked.length > allowed.longest) {
    return [`It has more than ${allowed.longest} characters.`];
  }
  const unknown = strangeNames(allowed, masked);
  const numbers = unknownNumbers(allowed, masked);
  const items = unknownItems(allowed, masked);
  return [
    ...formFaults(masked, allowed),
    ...(unknown.length > 0 ? [`No fact names ${quoted(unknown)}.`] : []),
    ...(numbers.length > 0 ? [`No fact has the number ${quoted(numbers)}.`] : []),
    ...(items.length > 0 ? [`No fact has the item ${quoted(items)}.`] : []),
    ...missingFacts(allowed, masked, used),
    ...wrongPronouns(allowed, masked),
  ];
}
