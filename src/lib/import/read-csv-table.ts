import { counted } from '../counted.ts';
import { readCsv, unneutralise } from '../csv.ts';
import { unwrapFormula } from './artefacts.ts';
import type { TableFormat } from './detect.ts';
import { ImportProblem } from './import-problem.ts';
import { formatCount, refuseManyColumns } from './limits.ts';
import type { SourceRow, SourceTable } from './table.ts';

/** A row of a template that begins with this text explains the columns and is not data. */
export const commentMark = '#:';

const leftOut = (count: number, one: string, many: string): string =>
  `${counted(count, `${one} was`, `${many} were`, formatCount)} left out`;

/**
 * Removes the apostrophe that our export adds before a formula. If there is none, removes `="…"`,
 * which people write around digits so that a spreadsheet keeps them as text.
 */
const asWritten = (cell: string): string => {
  const text = unneutralise(cell);
  return text === cell ? unwrapFormula(cell) : text;
};

const isComment = (cells: readonly string[]): boolean => cells[0]?.startsWith(commentMark) === true;

/**
 * The number of columns up to the last one with content. Spreadsheets also save empty ones after
 * it.
 */
function usedWidth(rows: readonly (readonly string[])[]): number {
  let width = 0;
  for (const cells of rows) {
    for (let at = cells.length - 1; at >= width; at -= 1) {
      if (cells[at]?.trim() !== '') width = at + 1;
    }
  }
  return width;
}

export function readCsvTable(text: string, format: TableFormat): SourceTable {
  const { rows, lines, blankLines, openQuote } = readCsv(text);
  if (openQuote !== null) {
    throw new ImportProblem(
      `A quote (") is opened in line ${openQuote} and never closed, so everything after it would be one cell. Close it, or write it twice where it is meant as a character.`,
    );
  }
  if (rows.length === 0) throw new ImportProblem('There is nothing to read yet.');
  const [first = []] = rows;
  const width = usedWidth(rows);
  refuseManyColumns(width);
  let comments = 0;
  const tableRows: SourceRow[] = [];
  rows.forEach((cells, index) => {
    if (isComment(cells)) comments += 1;
    else tableRows.push({ line: lines[index] ?? index + 1, cells: cells.map(asWritten) });
  });
  const notices: string[] = [];
  if (blankLines > 0) notices.push(`${leftOut(blankLines, 'blank line', 'blank lines')}.`);
  if (comments > 0) {
    notices.push(`${leftOut(comments, 'line of explanations', 'lines of explanations')}.`);
  }
  if (first.length > width) {
    const empty = first.length - width;
    notices.push(`${leftOut(empty, 'empty column', 'empty columns')} at the right.`);
  }
  if (width === 1) {
    notices.push(
      'There is only one column. If there should be more, separate them by commas, semicolons or tabs.',
    );
  }
  return { format, titles: null, rows: tableRows, notices };
}
