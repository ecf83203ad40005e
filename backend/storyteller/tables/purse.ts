import { inDigits } from '../realise/tidy.ts';

/** What one favour is worth to people who can pay it, in gold pieces, by the level of the party. */
const favours = [
  40, 60, 80, 100, 200, 250, 300, 350, 400, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000,
  8000, 10_000,
];

const at = (level: number): number => favours[Math.max(1, Math.min(20, level)) - 1] ?? 40;

/** What is paid for a favour that takes one evening of play. */
export const payAt = (level: number): string => inDigits(at(level));

/** The bribe for a guard or a clerk. */
export const bribeAt = (level: number): string => inDigits(Math.max(5, at(level) / 10));
