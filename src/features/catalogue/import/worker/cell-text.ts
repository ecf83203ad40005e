import type { Context } from './context.ts';
import type { Row } from './row.ts';

/** Converts any cell to text. */
export const writtenOf = (cell: unknown): string => {
  if (cell === undefined || cell === null) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};

/** The text of a cell: the user's edit if there is one, otherwise the text of the file. */
export function writtenText(row: Row, key: string, { columns }: Context): string {
  const typed = row.edits?.get(key);
  if (typed !== undefined) return typed;
  const index = columns.indexOf(key);
  return index === -1 ? '' : writtenOf(row.cells[index]);
}

/**
 * The text of a cell for a download that can be imported again. A JSON object or array becomes the
 * text that `field.text` writes for it.
 */
export function textForFile(row: Row, key: string, context: Context): string {
  const typed = row.edits?.get(key);
  if (typed !== undefined) return typed;
  const cell = row.cells[context.columns.indexOf(key)];
  const field = context.fields.get(key);
  if (typeof cell !== 'object' || cell === null || field === undefined) return writtenOf(cell);
  try {
    return field.text(cell);
  } catch {
    // The field cannot convert this JSON value, so it is written as JSON.
    return writtenOf(cell);
  }
}
