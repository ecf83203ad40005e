import type { ByLevel } from './data/class-levels.ts';
import type { ClassName } from './classes.ts';

/** The value at a level, or null before the first level that has one. */
export function valueAt<T>(table: ByLevel<T>, level: number): T | null {
  const levels = Object.keys(table).map(Number);
  const last = levels.findLast((from) => from <= level);
  return last === undefined ? null : (table[last] ?? null);
}

/** The class levels of the features that change a number of the sheet, as in `class-features.ts`. */
export const numericFeatures = {
  'Aura of Protection': { paladin: 6 },
  'Body and Mind': { monk: 20 },
  'Danger Sense': { barbarian: 2 },
  'Disciplined Survivor': { monk: 14 },
  'Fast Movement': { barbarian: 5 },
  'Feral Instinct': { barbarian: 7 },
  'Feral Senses': { ranger: 18 },
  'Jack of All Trades': { bard: 2 },
  'Primal Champion': { barbarian: 20 },
  Roving: { ranger: 6 },
  'Slippery Mind': { rogue: 15 },
  Tireless: { ranger: 10 },
  'Weapon Mastery': { barbarian: 1, fighter: 1, paladin: 1, ranger: 1, rogue: 1 },
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<ClassName, number>>>>>;

export type NumericFeature = keyof typeof numericFeatures;

/** Whether one of the classes has given the feature. */
export function haveFeature(
  classes: readonly { readonly class: ClassName; readonly level: number }[],
  feature: NumericFeature,
): boolean {
  const levels: Partial<Readonly<Record<ClassName, number>>> = numericFeatures[feature];
  return classes.some(({ class: name, level }) => level >= (levels[name] ?? Infinity));
}
