import { type DecimalMark, decimalMarkOf, rewriteAmbiguous } from '#src/lib/import/decimal-mark.ts';
import type { Field } from '../../field.ts';
import type { Reading } from '../../reading.ts';
import { UnreadableText } from '../../values.ts';

/** The decimal mark of each field's column, if the column shows what `1.500` means. */
export type NumberMarks = ReadonlyMap<string, DecimalMark>;

/** Finds the decimal marks of the columns of a file. */
export function marksOf(
  columns: readonly (string | null)[],
  fields: ReadonlyMap<string, Field>,
  rows: readonly { readonly cells: readonly unknown[] }[],
): NumberMarks {
  const marks = new Map<string, DecimalMark>();
  for (const [index, key] of columns.entries()) {
    if (key === null || fields.get(key)?.type.numeric !== true) continue;
    const texts = rows.flatMap(({ cells }) => {
      const cell = cells[index];
      return typeof cell === 'string' ? [cell] : [];
    });
    const mark = decimalMarkOf(texts);
    if (mark !== null) marks.set(key, mark);
  }
  return marks;
}

/** Reads a number with the decimal mark of its column; adds a note if the mark decides its value. */
export function readMarked(
  field: Field,
  text: string,
  marks: NumberMarks,
  read: (text: string) => Reading,
): Reading {
  const mark = marks.get(field.key);
  const rewritten = mark === undefined ? text : rewriteAmbiguous(text, mark);
  const reading = read(rewritten);
  if (rewritten === text) return reading;
  const { value } = reading;
  if (value instanceof UnreadableText) {
    return { ...reading, value: new UnreadableText(text, value.message, value.suggestion) };
  }
  const shown = field.show(value).replace(/\.$/, '');
  return { ...reading, note: `Read as ${shown}, like the other numbers of the column.` };
}
