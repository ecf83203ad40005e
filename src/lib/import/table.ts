import type { TableFormat } from './detect.ts';

/** One row of a file. A cell is a text or another JSON value, or undefined if the row lacks it. */
export interface SourceRow {
  line: number;
  cells: readonly unknown[];
  /** What is wrong with the row as a whole. */
  rowError?: string;
}

/** A file as a table, before its columns are interpreted. */
export interface SourceTable {
  format: TableFormat;
  /** The keys of JSON objects. Null for other files: their first row may or may not be a header. */
  titles: readonly string[] | null;
  rows: readonly SourceRow[];
  notices: readonly string[];
}

const blankUpTo = 0x20;

/**
 * Whether a cell is blank. The first character decides for most cells, which is faster than `trim`.
 */
export const isBlankCell = (cell: unknown): boolean => {
  if (typeof cell !== 'string') return cell === undefined;
  const first = cell.charCodeAt(0);
  return first > blankUpTo && first < 0x7f ? false : cell.trim() === '';
};
