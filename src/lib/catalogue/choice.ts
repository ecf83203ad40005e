import { nearest } from '../edit-distance.ts';
import { looseName, looseWords } from '../fold.ts';
import { type Codec, isBlank, meansNone, parsed, refused, tidy } from './codec.ts';
import { quote } from './number.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** Other spellings that are accepted. */
  aliases?: readonly string[];
}

/** `two-handed` → `Two-handed`, `artisans-tools` → `Artisans tools`, unless a label is given. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Partial<Record<Value, string>> = {},
  aliases: Partial<Record<Value, readonly string[]>> = {},
): readonly Choice<Value>[] {
  return values.map((value) => ({
    value,
    label: labels[value] ?? humanise(value),
    ...(aliases[value] !== undefined && { aliases: aliases[value] }),
  }));
}

const humanise = (value: string): string => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A text of at least this length is read as a choice if only one choice begins with it. */
const shortestBeginning = 3;

/** Reads a value or label without regard to case, accents and punctuation; writes the label. */
export function choiceCodec<Value extends string>(choices: readonly Choice<Value>[]): Codec<Value> {
  const byText = new Map(
    choices.flatMap(({ value, label, aliases = [] }) =>
      [label, value, ...aliases].map((text) => [looseName(text), value]),
    ),
  );
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  const all = [...labels.values()];

  function beginningWith(folded: string): Value | undefined {
    if (folded.length < shortestBeginning) return undefined;
    const matching = choices.filter(
      ({ value, label }) =>
        looseName(label).startsWith(folded) || looseName(value).startsWith(folded),
    );
    return matching.length === 1 ? matching[0]?.value : undefined;
  }

  /** The label that has all typed words or only typed words, if exactly one label matches. */
  function partlyNamed(text: string): string | undefined {
    const typedWords = new Set(looseWords(text));
    const matching = all.filter((label) => {
      const words = looseWords(label);
      return (
        words.every((word) => typedWords.has(word)) ||
        [...typedWords].every((each) => words.includes(each))
      );
    });
    return typedWords.size > 0 && matching.length === 1 ? matching[0] : undefined;
  }

  return {
    format: (value) => labels.get(value) ?? value,
    parse: (text) => {
      const folded = looseName(text);
      const value = byText.get(folded) ?? beginningWith(folded);
      if (value !== undefined) return parsed(value);
      if (tidy(text) === '') return refused('Choose one.');
      const suggestion = nearest(tidy(text), all) ?? partlyNamed(text);
      return suggestion === undefined
        ? refused(`${quote(text)} is not one of these: ${listLabels(all)}.`)
        : refused(`${quote(text)} is not known. Did you mean ${suggestion}?`, suggestion);
    },
  };
}

const mostListed = 8;

/** Lists all labels, or the first ones and the number of the others. */
const listLabels = (labels: readonly string[]): string =>
  labels.length > mostListed + 1
    ? `${labels.slice(0, mostListed).join(', ')} and ${labels.length - mostListed} more`
    : labels.join(', ');

/** Sorts values in the order in which the choices are offered. */
export const inOrder =
  <Value extends string>(choices: readonly Choice<Value>[]) =>
  (values: Value[]): Value[] => {
    const positions = new Map(choices.map(({ value }, position) => [value, position]));
    const positionOf = (value: Value): number => positions.get(value) ?? choices.length;
    const sorted = values.every((value, at) => {
      const before = values[at - 1];
      return before === undefined || positionOf(before) <= positionOf(value);
    });
    return sorted ? values : values.toSorted((one, other) => positionOf(one) - positionOf(other));
  };

/** Reads and writes several choices: `Sorcerer, Wizard`. The result is in the order of the choices. */
export function choiceListCodec<Value extends string>(
  choices: readonly Choice<Value>[],
): Codec<Value[]> {
  const one = choiceCodec(choices);
  return {
    format: (values) => values.map(one.format).join(', '),
    parse: (text) => {
      if (isBlank(text) || meansNone(text)) return parsed([]);
      const values: Value[] = [];
      for (const part of text.split(/[,;/\n]| and /)) {
        if (part.trim() === '') continue;
        const value = one.parse(part);
        if (!value.ok) return value;
        if (!values.includes(value.value)) values.push(value.value);
      }
      return parsed(inOrder(choices)(values));
    },
  };
}
