/** What a spreadsheet puts on the clipboard: tabs between cells, quotes around cells with tabs or line ends. */
export function readTsv(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const cell = body[at] === '"' ? readQuoted(body, at) : null;
    const from = cell?.end ?? at;
    const end = nextBreak(body, from);
    row.push((cell?.text ?? '') + body.slice(from, end));
    if (end >= body.length) break;
    at = end + 1;
    if (body[end] === '\t') continue;
    if (body[end] === '\r' && body[at] === '\n') at += 1;
    rows.push(row);
    row = [];
    // Spreadsheets end the last line too; it starts no further row.
    if (at >= body.length) return rows;
  }
  rows.push(row);
  return rows;
}

function nextBreak(body: string, from: number): number {
  let at = from;
  while (at < body.length && body[at] !== '\t' && body[at] !== '\n' && body[at] !== '\r') at += 1;
  return at;
}

/** A quote that nothing closes before the cell ends is text, such as the inches of `6" nails`. */
function readQuoted(body: string, start: number): { text: string; end: number } | null {
  let text = '';
  let from = start + 1;
  for (;;) {
    const quote = body.indexOf('"', from);
    if (quote === -1) return null;
    text += body.slice(from, quote);
    const after = body[quote + 1];
    if (after !== '"') {
      const closed = after === undefined || after === '\t' || after === '\n' || after === '\r';
      return closed ? { text, end: quote + 1 } : null;
    }
    text += '"';
    from = quote + 2;
  }
}

/** Nothing is neutralised here: the text has to come back from a paste as it left. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  const written = (cell: string): string =>
    /[\t\r\n]/.test(cell) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map(written).join('\t')).join('\r\n');
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n|\r|\n/g, '<br>');

/**
 * The same as a table, which spreadsheets prefer. There what would run as a formula is declared to be
 * text, so that nothing runs and nothing is changed.
 */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const written = (cell: string): string =>
    /^[=+\-@]/.test(cell) && Number.isNaN(Number(cell))
      ? `<td style="mso-number-format:'\\@'">${escaped(cell)}</td>`
      : `<td>${escaped(cell)}</td>`;
  return `<table>${rows.map((row) => `<tr>${row.map(written).join('')}</tr>`).join('')}</table>`;
}
