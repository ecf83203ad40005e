import { type Codec, parsed, refused, tidy } from './codec.ts';
import { nearest } from './nearest.ts';
import { quote } from './number.ts';
import { joinList, splitList } from './list-text.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** `two-handed` → `Two-handed`, `artisans-tools` → `Artisans tools`, unless a label is given. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Partial<Record<Value, string>> = {},
): readonly Choice<Value>[] {
  return values.map((value) => ({ value, label: labels[value] ?? humanise(value) }));
}

const humanise = (value: string): string => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Read by value or label, whatever the case and punctuation; written as the label. */
export function choiceCodec<Value extends string>(choices: readonly Choice<Value>[]): Codec<Value> {
  const byText = new Map(
    choices.flatMap(({ value, label }) => [
      [fold(label), value],
      [fold(value), value],
    ]),
  );
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  return {
    format: (value) => labels.get(value) ?? value,
    parse: (text) => {
      const value = byText.get(fold(text));
      if (value !== undefined) return parsed(value);
      if (tidy(text) === '') return refused('Choose one.');
      const likely = nearest(tidy(text), [...labels.values()]);
      return refused(
        likely === undefined
          ? `${quote(text)} is none of ${listed([...labels.values()])}.`
          : `${quote(text)} is not known. Did you mean ${likely}?`,
      );
    },
  };
}

const listed = (labels: readonly string[]): string =>
  labels.length > 8 ? `${labels.slice(0, 8).join(', ')} …` : labels.join(', ');

/** Several of the choices, each at most once: `Finesse, Light`. */
export function choiceSetCodec<Value extends string>(
  choices: readonly Choice<Value>[],
): Codec<Value[]> {
  const one = choiceCodec(choices);
  return {
    format: (values) => joinList(values.map(one.format), ','),
    parse: (text) => {
      const values: Value[] = [];
      for (const part of splitList(text, /[,;]/)) {
        const value = one.parse(part);
        if (!value.ok) return value;
        if (!values.includes(value.value)) values.push(value.value);
      }
      return parsed(values);
    },
  };
}
