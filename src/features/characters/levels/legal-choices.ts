import { dequal } from 'dequal/lite';
import { experienceFor } from '#src/lib/character/experience.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { characterFindings, type RuleFinding } from '#src/lib/character/rules.ts';
import type { CharacterValues } from '../character-fields.ts';
import { suggestionsFor } from '../starting-character.ts';

/** The lists whose entries can break a rule. What a character owns is not among them: no rule forbids to own it. */
const lists = [
  'otherClasses',
  'subclasses',
  'feats',
  'skills',
  'expertise',
  'weaponMasteries',
  'spells',
] as const satisfies readonly (keyof CharacterValues)[];

type ListName = (typeof lists)[number];

/** What the server refuses, and what the sheet marks. */
export const problemsOf = (values: CharacterValues): RuleFinding[] => [
  ...characterFindings(values),
  ...marksOf(values),
];

const without = (values: CharacterValues, list: ListName, index: number): CharacterValues => ({
  ...values,
  [list]: values[list].filter((_, place) => place !== index),
});

/** For a list that has too many entries: without the last one that counts. */
function withoutLast(values: CharacterValues, list: ListName, message: string): CharacterValues {
  const shorter = values[list].map((_, index) => without(values, list, index)).toReversed();
  const better = shorter.find((each) => problemsOf(each).every((one) => one.message !== message));
  return better ?? shorter[0] ?? values;
}

/** What replaces a value that is no list. */
function replacement(values: CharacterValues, field: string | undefined): Partial<CharacterValues> {
  const { speciesOption, increases } = suggestionsFor(values);
  if (field === 'speciesOption') return { speciesOption };
  if (field === 'experience') return { experience: experienceFor(values.level) };
  // A roll can show every score, and a typed score has no limit.
  if (field === 'abilities' && values.abilityMethod !== 'roll') return { abilityMethod: 'manual' };
  if (field !== 'increases') return {};
  // High scores can have no room for the suggestion.
  return { increases: dequal(values.increases, increases) ? [] : increases };
}

/** The values without the cause of a problem; the same values if no choice of the form is the cause. */
function corrected(values: CharacterValues, { path, message }: RuleFinding): CharacterValues {
  const [, field, index] = /^\/(\w+)(?:\/(\d+))?/.exec(path) ?? [];
  // The first class lacks the scores only for further classes.
  const list = field === 'class' ? 'otherClasses' : lists.find((name) => name === field);
  if (list === undefined) return { ...values, ...replacement(values, field) };
  return index === undefined
    ? withoutLast(values, list, message)
    : without(values, list, Number(index));
}

/**
 * The values without the choices that break a rule.
 *
 * @param accepted the messages about choices that stay although they break a rule
 */
export function legalChoices(
  values: CharacterValues,
  accepted: ReadonlySet<string>,
): CharacterValues {
  let legal = values;
  for (;;) {
    const start = legal;
    const next = problemsOf(start)
      .filter(({ message }) => !accepted.has(message))
      .map((problem) => corrected(start, problem))
      .find((one) => !dequal(one, start));
    if (next === undefined) return legal;
    legal = next;
  }
}
