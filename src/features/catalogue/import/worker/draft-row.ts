import { longestShown } from '#src/lib/import/limits.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Field } from '../../field.ts';
import { UnreadableText, type Values } from '../../values.ts';
import { textForFile, writtenOf, writtenText } from './cell-text.ts';
import type { Context } from './context.ts';
import type { DraftCell, DraftRow } from './draft-types.ts';
import { evaluateRow } from './evaluate-row.ts';
import type { Row } from './row.ts';
import { errorsOfRow } from './statuses.ts';
import { type ColumnTarget, versionKey } from './targets.ts';
import { writeCsv } from '#src/lib/csv.ts';
import { mapByTitle } from './map-columns.ts';

/** Cuts a text after `longestShown` characters, because a cell of the grid shows no more. */
const shortened = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

function shownText(
  field: Field,
  value: unknown,
  { names }: Context,
  write: 'show' | 'text' = 'show',
): string {
  if (value instanceof UnreadableText) return value.text;
  try {
    return field[write](value, names.all.get(field.key));
  } catch {
    // The field cannot convert this JSON value; the error of the cell says so.
    return JSON.stringify(value);
  }
}

/** The text of a number without the comma of `1,500 gp`, about which the import would ask. */
const copiedText = (field: Field, value: unknown, context: Context): string =>
  shownText(field, value, context, field.type.numeric === true ? 'text' : 'show');

/** Whether a cell shows this text already, so that an edit to it changes nothing. */
export function isInCell(row: Row, key: string, text: string, context: Context): boolean {
  const field = context.fields.get(key);
  if (field === undefined) return text === writtenText(row, key, context).trim();
  const value = row.evaluation.values[key];
  return [shownText, copiedText].some((write) => text === shortened(write(field, value, context)));
}

/** The new and the old values of a row; for a saved row, the values at the time of saving. */
function newAndOldValues({ answer, evaluation }: Row): { values: Values; before: Values | null } {
  if (answer?.state === 'saved' || answer?.state === 'kept') return answer;
  return { values: evaluation.values, before: evaluation.item?.values ?? null };
}

/** Converts a row to the form that the grid shows. */
export function draftRowOf(row: Row, context: Context): DraftRow {
  const { fields, skField } = context;
  const { item } = row.evaluation;
  const { values, before } = newAndOldValues(row);
  const errors = errorsOfRow(row);
  const { reading } = evaluateRow(row, context);
  const cells: Record<string, DraftCell> = {};
  for (const [key, field] of fields) {
    const text = shortened(shownText(field, values[key], context));
    const error = errors?.[key];
    const note = error === undefined ? reading.byField[key]?.note : undefined;
    const copyText = shortened(copiedText(field, values[key], context));
    const isChanged =
      before !== null && error === undefined && !sameValue(values[key], before[key]);
    cells[key] = {
      text: error !== undefined && text === '' ? shortened(writtenText(row, key, context)) : text,
      ...(copyText !== text && { copyText }),
      ...(isChanged && { was: shortened(shownText(field, before[key], context)) }),
      ...(error !== undefined && { error }),
      ...(note !== undefined && { note }),
    };
  }
  for (const key of [skField, versionKey]) {
    const error = errors?.[key];
    const text = writtenText(row, key, context).trim();
    cells[key] = { text, ...(error !== undefined && { error }) };
  }
  const matched =
    row.answer !== null && 'sk' in row.answer
      ? { sk: row.answer.sk, name: String(values['name']) }
      : item && { sk: item.sk, name: item.name };
  return {
    id: String(row.index),
    line: row.line,
    status: row.status,
    ...(row.sending !== null && { sending: true as const }),
    ...(row.answer?.state === 'undone' && { undone: true as const }),
    cells,
    ...(row.message !== undefined && { message: row.message }),
    ...(matched && { matched }),
  };
}

function reasonOf(row: Row, targets: readonly ColumnTarget[]): string {
  const labels = new Map(targets.map(({ key, label }) => [key, label]));
  const errors = Object.entries(errorsOfRow(row) ?? {}).map(([key, message]) =>
    key === '' ? message : `${labels.get(key) ?? key}: ${message}`,
  );
  return errors.length === 0 ? (row.message ?? '') : errors.join(' ');
}

/**
 * A CSV file of the rows. Its cells contain the user's edits, and its last column the errors of the
 * row. If the import would not map a title to the field of its column, the key of the field replaces
 * the title. So a new import of the file finds the same fields.
 */
export function csvOf(
  rows: readonly Row[],
  titles: readonly string[],
  targets: readonly ColumnTarget[],
  context: Context,
): string {
  const { columns } = context;
  const mapped = mapByTitle(titles, targets);
  const editedKeys = new Set(rows.flatMap(({ edits }) => [...(edits?.keys() ?? [])]));
  const known = new Set(targets.map(({ key }) => key));
  const extraKeys = [...editedKeys].filter((key) => known.has(key) && !columns.includes(key));
  const header = titles.map((title, index) => {
    const key = columns[index] ?? null;
    return key === null || mapped[index]?.field === key ? title : key;
  });
  const body = rows.map((row) => [
    ...titles.map((_, index) => {
      const key = columns[index] ?? null;
      return key === null ? writtenOf(row.cells[index]) : textForFile(row, key, context);
    }),
    ...extraKeys.map((key) => textForFile(row, key, context)),
    reasonOf(row, targets),
  ]);
  // Excel reads the file as UTF-8 only if it starts with a byte order mark.
  return `\uFEFF${writeCsv([[...header, ...extraKeys, 'reason'], ...body])}`;
}
