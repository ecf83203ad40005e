import type { Row } from '../row-types.ts';

/**
 * Sentences that make a section darker or lighter. They say what else has happened, around the plot and never
 * against it: no one with a name is harmed, and those who are harmed have no part in it.
 */
export interface MoodRows {
  readonly dark: readonly Row[];
  readonly light: readonly Row[];
}

/** Rows about the dead and the missing, which a comedy does not have. */
export const grave = (rows: readonly string[]): Row[] =>
  rows.map((text): Row => [text, 'tone!=whimsical']);

/** Rows that do not fit a person of rank. */
export const humble = (rows: readonly string[]): Row[] =>
  rows.map((text): Row => [text, 'rank!=high']);

/** Rows for places as small as a town. */
export const local = (rows: readonly string[]): Row[] => rows.map((text): Row => [text, 'tier<=2']);

/** Rows for a realm. */
export const wide = (rows: readonly string[]): Row[] => rows.map((text): Row => [text, 'tier=3']);
