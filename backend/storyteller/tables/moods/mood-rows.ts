import type { Row } from '../row-types.ts';

/**
 * Sentences that make a section darker or lighter. They say what else has happened, around the plot and never
 * against it: nobody with a name is harmed, and the ones who are have no part in it.
 */
export interface MoodRows {
  readonly dark: readonly Row[];
  readonly light: readonly Row[];
}

/** Rows about the dead and the missing, which a comedy does not have. */
export const grave = (rows: readonly string[]): Row[] =>
  rows.map((text): Row => [text, 'tone!=whimsical']);
