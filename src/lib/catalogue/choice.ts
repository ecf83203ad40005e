import { type Codec, parsed, refused, tidy } from './codec.ts';
import { nearest } from './nearest.ts';
import { quote } from './number.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** Other ways to write it, beside its value and its label. */
  also?: readonly string[];
}

/** `two-handed` → `Two-handed`, `artisans-tools` → `Artisans tools`, unless a label is given. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Partial<Record<Value, string>> = {},
  also: Partial<Record<Value, readonly string[]>> = {},
): readonly Choice<Value>[] {
  return values.map((value) => ({
    value,
    label: labels[value] ?? humanise(value),
    ...(also[value] !== undefined && { also: also[value] }),
  }));
}

const humanise = (value: string): string => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Beginnings as long as this stand for what they begin, where only one thing begins so. */
const shortest = 3;

/** Read by value or label, whatever the case and punctuation; written as the label. */
export function choiceCodec<Value extends string>(choices: readonly Choice<Value>[]): Codec<Value> {
  const byText = new Map(
    choices.flatMap(({ value, label, also = [] }) =>
      [label, value, ...also].map((text) => [fold(text), value]),
    ),
  );
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  const all = [...labels.values()];

  function begunBy(folded: string): Value | undefined {
    if (folded.length < shortest) return undefined;
    const begun = choices.filter(
      ({ value, label }) => fold(label).startsWith(folded) || fold(value).startsWith(folded),
    );
    return begun.length === 1 ? begun[0]?.value : undefined;
  }

  /** `Pack` for the one choice that has the word, `heavy armour` for the one of which it has all. */
  function partlyNamed(text: string): string | undefined {
    const written = new Set(wordsOf(text));
    const sharing = all.filter((label) => {
      const words = wordsOf(label);
      return (
        words.every((word) => written.has(word)) ||
        [...written].every((each) => words.includes(each))
      );
    });
    return written.size > 0 && sharing.length === 1 ? sharing[0] : undefined;
  }

  return {
    format: (value) => labels.get(value) ?? value,
    parse: (text) => {
      const folded = fold(text);
      const value = byText.get(folded) ?? begunBy(folded);
      if (value !== undefined) return parsed(value);
      if (tidy(text) === '') return refused('Choose one.');
      const likely = nearest(tidy(text), all) ?? partlyNamed(text);
      return likely === undefined
        ? refused(`${quote(text)} is none of these: ${listed(all)}.`)
        : refused(`${quote(text)} is not known. Did you mean ${likely}?`, likely);
    },
  };
}

const mostListed = 8;

/** Some of many, and how many more there are: a sentence that can end after it. */
const listed = (labels: readonly string[]): string =>
  labels.length > mostListed + 1
    ? `${labels.slice(0, mostListed).join(', ')} and ${labels.length - mostListed} more`
    : labels.join(', ');

/** Several choices are a set: they stand in the order in which they are offered. */
export const inOrder =
  <Value extends string>(choices: readonly Choice<Value>[]) =>
  (values: Value[]): Value[] => {
    const places = new Map(choices.map(({ value }, place) => [value, place]));
    const placeOf = (value: Value): number => places.get(value) ?? choices.length;
    const sorted = values.every((value, at) => {
      const before = values[at - 1];
      return before === undefined || placeOf(before) <= placeOf(value);
    });
    return sorted ? values : values.toSorted((one, other) => placeOf(one) - placeOf(other));
  };
