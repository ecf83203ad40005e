import { writeCsv } from '#src/lib/csv.ts';
import { textForFile, writtenOf } from './cell-text.ts';
import type { Circumstances } from './circumstances.ts';
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
 * Rows as the file had them and as they were mended, with what is wrong with each. A title that
 * would not be understood gives way to its field's name, so that the file can be brought again.
 */
export function csvOf(
  rows: readonly Row[],
  titles: readonly string[],
  targets: readonly ColumnTarget[],
  circumstances: Circumstances,
): string {
  const { columns } = circumstances;
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
      return key === null ? writtenOf(row.cells[index]) : textForFile(row, key, circumstances);
    }),
    ...extra.map((key) => textForFile(row, key, circumstances)),
    reasonOf(row, targets),
  ]);
  // Without the mark, Excel reads UTF-8 as something older.
  return `\uFEFF${writeCsv([[...header, ...extra, 'reason'], ...body])}`;
}
