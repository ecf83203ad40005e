import {
  abilityNames,
  type AbilityName,
  type AbilityScores,
} from '#src/lib/character/abilities.ts';
import { mapAbilities } from '#src/lib/character/scores.ts';

/** The four dice of each ability. */
export type AbilityDice = Readonly<Record<AbilityName, readonly number[]>>;

/** Returns a random whole number from 0 to 2 ** 32 − 1. */
export type RandomWord = () => number;

const words = 2 ** 32;

const cryptoWord: RandomWord = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A die; words above the last multiple of 6 are drawn again, because they would make low numbers more frequent. */
function rollD6(random: RandomWord): number {
  const last = words - (words % 6);
  for (;;) {
    const word = random();
    if (word < last) return 1 + (word % 6);
  }
}

/** The position of the die that does not count: the first of the lowest ones. */
export const droppedDie = (dice: readonly number[]): number => dice.indexOf(Math.min(...dice));

/** The sum of the three highest dice. */
export const scoreOf = (dice: readonly number[]): number =>
  dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice);

/** Rolls 4d6 six times. The ability with the highest score in `preferred` gets the highest roll, and so on. */
export function rollScores(
  preferred: AbilityScores,
  random: RandomWord = cryptoWord,
): { scores: AbilityScores; dice: AbilityDice } {
  const rolls = abilityNames
    .map(() => [rollD6(random), rollD6(random), rollD6(random), rollD6(random)])
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const order = abilityNames.toSorted((a, b) => preferred[b] - preferred[a]);
  const dice = mapAbilities((name) => rolls[order.indexOf(name)] ?? []);
  return { scores: mapAbilities((name) => scoreOf(dice[name])), dice };
}

/** The value of one ability goes to another, and back. */
export function swapped<T>(
  values: Readonly<Record<AbilityName, T>>,
  one: AbilityName,
  other: AbilityName,
): Record<AbilityName, T> {
  return { ...values, [one]: values[other], [other]: values[one] };
}
