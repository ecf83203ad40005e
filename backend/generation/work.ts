import type { AppContext } from '#backend/context.ts';
import { makeCover } from './cover.ts';
import type { GenerationRow } from './record.ts';
import { makeText } from './text.ts';

/** What the work on a generation needs of the backend. */
export type Parts = Omit<AppContext, 'generations'>;

/**
 * Makes the draft of a claimed generation and stores it.
 * @returns whether it is stored; false if the generation was cancelled or discarded meanwhile
 */
export const carryOut = (parts: Parts, row: GenerationRow): Promise<boolean> =>
  row.kind === 'cover' ? makeCover(parts, row) : makeText(parts, row, row.kind);
