export type Separator = ',' | ';' | '\t';

/** The separator that the first line uses most, outside of quotes. */
export function detectSeparator(text: string): Separator {
  const counts = new Map<Separator, number>([
    ['\t', 0],
    [';', 0],
    [',', 0],
  ]);
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) break;
    else if (!quoted && (sign === '\t' || sign === ';' || sign === ',')) {
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/**
 * RFC 4180 with any of the three separators, and what spreadsheets add to it: a byte order mark, a
 * `sep=` line, any line end. A quote inside an unquoted cell is text. Rows may be ragged.
 */
export function parseCsv(text: string, separator?: Separator): string[][] {
  const unmarked = text.replace(/^\uFEFF/, '');
  const named = /^sep=([,;\t])\r?\n/i.exec(unmarked);
  const body = named ? unmarked.slice(named[0].length) : unmarked;
  const between = separator ?? named?.[1] ?? detectSeparator(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  while (from <= body.length) {
    const cell = readCell(body, from, between);
    row.push(cell.text);
    const end = body[cell.to];
    from = cell.to + 1;
    if (end === between) continue;
    if (end === '\r' && body[from] === '\n') from += 1;
    rows.push(row);
    row = [];
    // The line end of the last line starts no further row.
    if (from >= body.length) break;
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

function readCell(body: string, from: number, separator: string): { text: string; to: number } {
  if (body[from] === '"') {
    let text = '';
    let at = from + 1;
    for (;;) {
      const quote = body.indexOf('"', at);
      if (quote === -1) return { text: text + body.slice(at), to: body.length };
      text += body.slice(at, quote);
      at = quote + 1;
      if (body[at] !== '"') break;
      text += '"';
      at += 1;
    }
    const rest = readPlain(body, at, separator);
    return { text: text + rest.text, to: rest.to };
  }
  return readPlain(body, from, separator);
}

function readPlain(body: string, from: number, separator: string): { text: string; to: number } {
  let to = from;
  while (to < body.length) {
    const sign = body[to];
    if (sign === separator || sign === '\n' || sign === '\r') break;
    to += 1;
  }
  return { text: body.slice(from, to), to };
}

/**
 * A spreadsheet runs what begins like this; an apostrophe in front makes it text. One that stands
 * there already counts as well, so that taking it back gives the same text again.
 */
const runs = /^'*[=+\-@\t\r]/;
const isNumber = /^[+-]?\d+(\.\d+)?$/;

export const neutralise = (cell: string): string =>
  runs.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell;

/** Takes back what `neutralise` did. */
export const unneutralise = (cell: string): string =>
  cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Lines end with CRLF as RFC 4180 asks; formulas come out as text. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const written = (cell: string): string => {
    const safe = neutralise(cell);
    return /[",;\t\r\n]/.test(safe) || safe !== safe.trim()
      ? `"${safe.replaceAll('"', '""')}"`
      : safe;
  };
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}
