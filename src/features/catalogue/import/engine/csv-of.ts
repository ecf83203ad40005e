import { writeCsv } from '#src/lib/csv.ts';
import { textForFile, writtenOf } from './cell-text.ts';
import type { Context } from './context.ts';
import { mapByTitle } from './map-columns.ts';
import type { Row } from './row.ts';
import { errorsOfRow } from './statuses.ts';
import type { ColumnTarget } from './targets.ts';

function reasonOf(row: Row, targets: readonly ColumnTarget[]): string {
  const labels = new Map(targets.map(({ key, label }) => [key, label]));
  const errors = Object.entries(errorsOfRow(row) ?? {}).map(([key, message]) =>
    key === '' ? message : `${labels.get(key) ?? key}: ${message}`,
  );
  return errors.length === 0 ? (row.message ?? '') : errors.join(' ');
}

/**
 * Rows of the file with the edits of the person and what is wrong with each. A title that would
 * not be understood is replaced by the field's name, so that the file can be imported again.
 */
export function csvOf(
  rows: readonly Row[],
  titles: readonly string[],
  targets: readonly ColumnTarget[],
  context: Context,
): string {
  const { columns } = context;
  const understood = mapByTitle(titles, targets);
  const typed = new Set(rows.flatMap(({ edits }) => [...(edits?.keys() ?? [])]));
  const extra = [...typed].filter((key) => !columns.includes(key));
  const header = titles.map((title, index) => {
    const key = columns[index] ?? null;
    return key === null || understood[index]?.field === key ? title : key;
  });
  const body = rows.map((row) => [
    ...titles.map((_, index) => {
      const key = columns[index] ?? null;
      return key === null ? writtenOf(row.cells[index]) : textForFile(row, key, context);
    }),
    ...extra.map((key) => textForFile(row, key, context)),
    reasonOf(row, targets),
  ]);
  // Without the byte order mark, Excel does not read the file as UTF-8.
  return `\uFEFF${writeCsv([[...header, ...extra, 'reason'], ...body])}`;
}
