import type { Context } from './context.ts';
import type { Row } from './row.ts';

/** Any cell as a text. */
export const writtenOf = (cell: unknown): string => {
  if (cell === undefined || cell === null) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};

/** The text of a cell: of the file, or as it was typed over. */
export function writtenText(row: Row, key: string, { columns }: Context): string {
  const typed = row.edits?.get(key);
  if (typed !== undefined) return typed;
  const index = columns.indexOf(key);
  return index === -1 ? '' : writtenOf(row.cells[index]);
}

/** The same for a file that can be imported again: JSON values as the texts of their field. */
export function textForFile(row: Row, key: string, context: Context): string {
  const typed = row.edits?.get(key);
  if (typed !== undefined) return typed;
  const cell = row.cells[context.columns.indexOf(key)];
  const field = context.fields.get(key);
  if (typeof cell !== 'object' || cell === null || field === undefined) return writtenOf(cell);
  try {
    return field.text(cell);
  } catch {
    // The field does not know this form, so it stays as it is.
    return writtenOf(cell);
  }
}
