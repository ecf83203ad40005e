import { counted } from '#src/lib/counted.ts';
import { looseName } from '#src/lib/fold.ts';
import { likeness, looseTitle } from '#src/lib/import/likeness.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { refuseManyRows } from '#src/lib/import/limits.ts';
import { isBlankCell, type SourceRow, type SourceTable } from '#src/lib/import/table.ts';
import type { ColumnTarget } from './targets.ts';

/** The rows of a file below its header, and the title of each column. */
export interface Worksheet {
  hasHeader: boolean;
  titles: readonly string[];
  rows: readonly SourceRow[];
  notices: readonly string[];
}

/** How many top rows are searched for the header: a file often begins with a title or remarks. */
const headerSearchRows = 6;

const textsOf = ({ cells }: SourceRow): string[] =>
  cells.map((cell) => (typeof cell === 'string' ? cell.trim() : ''));

/** The number of cells that equal a field name; 0.5 if none does but most are similar; else 0. */
function headerScore(row: SourceRow, names: ReadonlySet<string>, all: readonly string[]): number {
  const texts = textsOf(row).filter((text) => text !== '');
  const exact = texts.filter((text) => names.has(looseTitle(text))).length;
  if (exact > 0) return exact;
  const alike = texts.filter((text) => all.some((name) => likeness(text, name) >= 0.75)).length;
  return alike * 2 > texts.length ? 0.5 : 0;
}

/** The index of the header row; -1 if there is none. */
function findHeader(rows: readonly SourceRow[], targets: readonly ColumnTarget[]): number {
  const all = targets.flatMap(({ key, label, aliases }) => [key, label, ...aliases]);
  const names = new Set(all.map(looseTitle));
  const scores = rows.slice(0, headerSearchRows).map((row) => headerScore(row, names, all));
  if ((scores[0] ?? 0) > 0) return 0;
  // Below the first row, a single matching word may be a coincidence; a header has at least two.
  return scores.findIndex((score) => score >= 2);
}

const columnName = (index: number): string => {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
};

function widthOf(rows: readonly SourceRow[]): number {
  let width = 0;
  for (const { cells } of rows) {
    for (let at = cells.length - 1; at >= width; at -= 1) {
      if (!isBlankCell(cells[at])) width = at + 1;
    }
  }
  return width;
}

/** Adds an error if a row has cells to the right of the last title; they cannot be imported. */
function withRowError(row: SourceRow, width: number): SourceRow {
  const extra = row.cells.slice(width).filter((cell) => !isBlankCell(cell));
  if (extra.length === 0) return row;
  const rowError = `This row has ${row.cells.length} cells, but only ${counted(width, 'column has a name', 'columns have names')}. Left over: ${extra.map((cell) => `“${String(cell).slice(0, 40)}”`).join(', ')}. Does a text with a separator lack its quotes?`;
  return { ...row, rowError };
}

/**
 * `userHasHeader` is the choice of the user; without it the header is detected.
 * @throws ImportProblem if there is a header but no row below it, or if there are too many rows
 */
export function worksheetOf(
  table: SourceTable,
  targets: readonly ColumnTarget[],
  userHasHeader?: boolean,
): Worksheet {
  if (table.titles !== null) {
    return { hasHeader: true, titles: table.titles, rows: table.rows, notices: [] };
  }
  const found = findHeader(table.rows, targets);
  const header = userHasHeader === undefined ? found : userHasHeader ? Math.max(0, found) : -1;
  const notices: string[] = [];
  const headerRow = table.rows[header];
  if (headerRow === undefined) {
    refuseManyRows(table.rows.length);
    if (userHasHeader === undefined) {
      notices.push(
        'No row has column names, so the columns were recognized by their content. Check each of them.',
      );
    }
    const titles = Array.from(
      { length: widthOf(table.rows) },
      (_, at) => `Column ${columnName(at)}`,
    );
    return { hasHeader: false, titles, rows: table.rows, notices };
  }
  if (header > 0) {
    const above = table.rows.slice(0, header).map((row) => textsOf(row).join(' ').trim());
    notices.push(
      `Left out above the column names: ${above.map((text) => `“${text.slice(0, 80)}”`).join(', ')}.`,
    );
  }
  const titles = titlesOf(headerRow, notices, table.rows.slice(header + 1));
  const isRepeated = (row: SourceRow): boolean =>
    row.cells.length >= titles.length &&
    titles.every((title, index) => row.cells[index] === headerRow.cells[index] || title === '');
  const rows = table.rows.slice(header + 1).filter((row) => !isRepeated(row));
  const repeated = table.rows.length - header - 1 - rows.length;
  if (repeated > 0) {
    notices.push(
      repeated === 1
        ? 'A line that repeats the column names was left out.'
        : `${repeated} lines that repeat the column names were left out.`,
    );
  }
  if (rows.length === 0) {
    throw new ImportProblem('There are column names, but no rows below them.');
  }
  refuseManyRows(rows.length);
  return {
    hasHeader: true,
    titles,
    rows: rows.map((row) =>
      row.cells.length > titles.length ? withRowError(row, titles.length) : row,
    ),
    notices,
  };
}

function titlesOf(headerRow: SourceRow, notices: string[], rows: readonly SourceRow[]): string[] {
  const written = textsOf(headerRow);
  while (written.at(-1) === '') written.pop();
  const counts = new Map<string, number>();
  for (const title of written) {
    if (title !== '') counts.set(looseName(title), (counts.get(looseName(title)) ?? 0) + 1);
  }
  const duplicates = new Set(
    written.filter((title) => title !== '' && (counts.get(looseName(title)) ?? 0) > 1),
  );
  if (duplicates.size > 0) {
    notices.push(
      `More than one column is called ${[...duplicates].map((title) => `“${title}”`).join(', ')}. The first one is used; choose a field for each of the others.`,
    );
  }
  return written.map((title, index) => {
    if (title !== '') return title;
    const used = rows.some(({ cells }) => !isBlankCell(cells[index]));
    return used ? `Column ${columnName(index)}` : '';
  });
}
