import type { Circumstances } from './circumstances.ts';
import type { Row } from './row.ts';

/** A cell as a text, whatever the file holds in it. */
export const writtenOf = (cell: unknown): string => {
  if (cell === undefined || cell === null) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};

/** What stands in a cell, as the file has it or as it was typed over. */
export function writtenText(row: Row, key: string, { columns }: Circumstances): string {
  const typed = row.edits?.get(key);
  if (typed !== undefined) return typed;
  const index = columns.indexOf(key);
  return index === -1 ? '' : writtenOf(row.cells[index]);
}

/** The same for a file that is to be read again: values of JSON in the words of their field. */
export function textForFile(row: Row, key: string, circumstances: Circumstances): string {
  const typed = row.edits?.get(key);
  if (typed !== undefined) return typed;
  const cell = row.cells[circumstances.columns.indexOf(key)];
  const field = circumstances.fields.get(key);
  if (typeof cell !== 'object' || cell === null || field === undefined) return writtenOf(cell);
  try {
    return field.text(cell);
  } catch {
    // Of a form that the field does not know: it goes back as it came.
    return writtenOf(cell);
  }
}
