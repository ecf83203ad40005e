import { ImportProblem } from './import-problem.ts';

const megabyte = 1024 * 1024;

/** The size limit of a file in bytes: the browser reads the whole file into memory. */
const largestFile = 25 * megabyte;
const mostRows = 100_000;
const mostColumns = 200;
/** At most this many characters of a cell are shown; the row keeps the whole text. */
export const longestShown = 2000;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export const formatCount = (count: number): string => grouped.format(count);

/** A text that is shown before a file is chosen. */
export const limitsInWords = `Up to ${formatCount(mostRows)} rows or ${formatCount(largestFile / megabyte)} MB at once.`;

/** @throws ImportProblem if a file is too large; call this before you read the file. */
export function refuseLargeFile(bytes: number): void {
  if (bytes <= largestFile) return;
  throw new ImportProblem(
    `This file has ${formatCount(bytes / megabyte)} MB; up to ${formatCount(largestFile / megabyte)} MB can be read at once. Split it, and import the parts one after the other.`,
  );
}

export function refuseManyRows(rows: number): void {
  if (rows <= mostRows) return;
  throw new ImportProblem(
    `This table has ${formatCount(rows)} rows; up to ${formatCount(mostRows)} can be imported at once. Split it, and import the parts one after the other.`,
  );
}

export function refuseManyColumns(columns: number): void {
  if (columns <= mostColumns) return;
  throw new ImportProblem(
    `This table has ${formatCount(columns)} columns; up to ${formatCount(mostColumns)} can be imported. Is it separated by something other than commas, semicolons or tabs?`,
  );
}
