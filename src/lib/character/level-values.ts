import type { ClassName } from './classes.ts';
import { classLevels, type ByLevel } from './data/class-levels.ts';

/** The value at a level, or null before the first level that has one. */
export function valueAt<T>(table: ByLevel<T>, level: number): T | null {
  const levels = Object.keys(table).map(Number);
  const last = levels.findLast((from) => from <= level);
  return last === undefined ? null : (table[last] ?? null);
}

/** Whether a character of the class and level has the feature. */
export function hasFeature(className: ClassName, level: number, feature: string): boolean {
  const features: ByLevel<readonly string[]> = classLevels[className].features;
  return Object.entries(features).some(
    ([from, names]) => Number(from) <= level && names.includes(feature),
  );
}
