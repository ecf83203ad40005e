import { highestLevel } from './class-list.ts';

/** The experience points at which each level begins (SRD 5.2.1, Character Advancement). */
const thresholds: readonly number[] = [
  0, 300, 900, 2700, 6500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000, 100_000, 120_000,
  140_000, 165_000, 195_000, 225_000, 265_000, 305_000, 355_000,
];

/** The level of a character with the experience points. */
export const levelOf = (experience: number): number =>
  Math.max(1, thresholds.filter((from) => from <= experience).length);

/** The experience points at which the level begins. */
export const experienceFor = (level: number): number =>
  thresholds[Math.min(highestLevel, Math.max(1, level)) - 1] ?? 0;
