import type { Format } from './detect.ts';

/** One row of a file. A cell is a text, or a value of JSON that is none; undefined where there is none. */
export interface SourceRow {
  line: number;
  cells: readonly unknown[];
  /** What is wrong with the row as a whole. */
  trouble?: string;
}

/** A file as a table, before anything is known about its columns. */
export interface SourceTable {
  format: Format;
  /** The keys of JSON objects. Null where the first row may or may not name the columns. */
  titles: readonly string[] | null;
  rows: readonly SourceRow[];
  notices: readonly string[];
}

const blankUpTo = 0x20;

/** Nearly all cells are told by their first letter. */
export const isBlankCell = (cell: unknown): boolean => {
  if (typeof cell !== 'string') return cell === undefined;
  const first = cell.charCodeAt(0);
  return first > blankUpTo && first < 0x7f ? false : cell.trim() === '';
};
