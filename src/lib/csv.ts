export type Separator = ',' | ';' | '\t' | '|';

const separators: readonly Separator[] = ['\t', ';', ',', '|'];

/** The end of the first line with content; a line end in quotes does not count. */
function endOfLine(text: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') quoted = !quoted;
    else if (
      !quoted &&
      (character === '\n' || character === '\r') &&
      text.slice(0, at).trim() !== ''
    ) {
      return at;
    }
  }
  return text.length;
}

const countIn = (line: string, character: string): number =>
  line.replaceAll(/"[^"]*"?/g, '').split(character).length - 1;

/**
 * The separator of a table that begins below a heading, or null. The first two lines of the table
 * must contain the separator equally often.
 */
function separatorBelow(text: string): Separator | null {
  const end = endOfLine(text);
  const first = text.slice(0, end);
  const second = text.slice(end, end + endOfLine(text.slice(end)));
  // A name may contain a comma before a space. So a comma is a separator only if the first line has
  // at least two commas and no space follows a comma.
  const isSeparator = (each: Separator): boolean =>
    each !== ',' || (countIn(first, each) > 1 && !/, /.test(first + second));
  const agrees = (each: Separator): boolean =>
    countIn(first, each) > 0 && countIn(first, each) === countIn(second, each);
  return separators.find((each) => agrees(each) && isSeparator(each)) ?? null;
}

/**
 * The separator that the first line contains most often outside of quotes. If the first line has
 * none, it may be a heading, and the lines below it decide. Null means a table with one column.
 */
export function detectSeparator(text: string): Separator | null {
  const end = endOfLine(text);
  const counts = separators.map((each) => countIn(text.slice(0, end), each));
  const most = Math.max(...counts);
  if (most === 0) return separatorBelow(text.slice(end));
  return separators[counts.indexOf(most)] ?? null;
}

export interface CsvTable {
  rows: string[][];
  /** The line on which each row begins, from 1. */
  lines: number[];
  blankLines: number;
  /** The line of a quote that is not closed, or null. */
  openQuote: number | null;
}

const quote = 0x22;
const newline = 0x0a;
const carriageReturn = 0x0d;

/**
 * Reads RFC 4180 with any of the separators, and with the additions of spreadsheets: a byte order
 * mark, a `sep=` line, any line end. A quote inside an unquoted cell is text. Rows may have
 * different lengths.
 */
export function readCsv(text: string, separator?: Separator): CsvTable {
  const markLength = text.startsWith('\uFEFF') ? 1 : 0;
  const sepLine = /^\uFEFF?"?sep=([,;\t|])"?\r?\n/i.exec(text.slice(0, 12));
  const usedSeparator = separator ?? sepLine?.[1] ?? detectSeparator(text.slice(markLength));
  // Without a separator, only a line end ends a cell.
  const separatorCode = usedSeparator === null ? newline : usedSeparator.charCodeAt(0);
  const table: CsvTable = { rows: [], lines: [], blankLines: 0, openQuote: null };
  let at = sepLine ? sepLine[0].length : markLength;
  let line = sepLine ? 2 : 1;
  let row: string[] = [];
  let rowLine = line;
  let blank = true;
  while (at <= text.length) {
    let cell = '';
    let from = at;
    if (text.charCodeAt(at) === quote) {
      const openingLine = line;
      from = at + 1;
      for (;;) {
        const closing = text.indexOf('"', from);
        const inside = closing === -1 ? text.slice(from) : text.slice(from, closing);
        line += lineEndsIn(inside);
        cell += inside;
        if (closing === -1) {
          table.openQuote ??= openingLine;
          from = text.length;
          break;
        }
        from = closing + 1;
        if (text.charCodeAt(from) !== quote) break;
        cell += '"';
        from += 1;
      }
    }
    at = from;
    let code = text.charCodeAt(at);
    while (
      at < text.length &&
      code !== separatorCode &&
      code !== newline &&
      code !== carriageReturn
    ) {
      at += 1;
      code = text.charCodeAt(at);
    }
    if (at > from) cell += text.slice(from, at);
    if (cell !== '' && cell.trim() !== '') blank = false;
    row.push(cell);
    at += 1;
    if (code === separatorCode && separatorCode !== newline && at <= text.length) continue;
    if (code === carriageReturn && text.charCodeAt(at) === newline) at += 1;
    if (!blank) {
      table.rows.push(row);
      table.lines.push(rowLine);
    } else if (at <= text.length) table.blankLines += 1;
    line += 1;
    row = [];
    rowLine = line;
    blank = true;
    // The line end after the last row does not start another row.
    if (at >= text.length) break;
  }
  return table;
}

function lineEndsIn(text: string): number {
  let count = 0;
  for (let at = text.search(/[\r\n]/); at !== -1 && at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === newline || (code === carriageReturn && text.charCodeAt(at + 1) !== newline)) {
      count += 1;
    }
  }
  return count;
}

/** Returns only the rows, without blank rows. */
export const parseCsv = (text: string, separator?: Separator): string[][] =>
  readCsv(text, separator).rows;

/**
 * Spreadsheets run a text as a formula if it begins with one of these characters. An apostrophe in
 * front prevents that. A text that already has apostrophes in front gets one more, so that
 * `unneutralise` restores the same text.
 */
const formulaStart = /^'*[=+\-@\t\r]/;
const isNumber = /^[+-]?\d+(\.\d+)?$/;

export const neutralise = (cell: string): string =>
  formulaStart.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell;

/** Reverses `neutralise`. */
export const unneutralise = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Line ends are CRLF, as in RFC 4180; formulas become text. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const written = (cell: string): string => {
    const safe = neutralise(cell);
    return /[",;\t\r\n]/.test(safe) || safe !== safe.trim()
      ? `"${safe.replaceAll('"', '""')}"`
      : safe;
  };
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}
