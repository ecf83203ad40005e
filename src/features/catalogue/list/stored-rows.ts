import type { GridRow } from '../edits/rows.ts';

/** Whether the server has it: a row that is new, or that others have deleted, is only here. */
export const isStored = ({ draft }: GridRow): boolean =>
  draft === undefined || (draft.state !== 'created' && draft.status?.state !== 'gone');

/**
 * How many of the rows are stored; of those that are not, each has a draft. What was just saved or
 * deleted here counts at once, before any page of the list has heard of it.
 */
export const countStored = (rows: readonly GridRow[], draftRows: readonly GridRow[]): number =>
  rows.length - draftRows.filter((row) => !isStored(row)).length;
