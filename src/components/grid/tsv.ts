/**
 * Reads the clipboard text of spreadsheets: tabs separate cells, quotes enclose tabs and line ends.
 */
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
    // Spreadsheets also write a line end after the last row, which does not start another row.
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

/** Null if no quote closes the cell at its end, as in `"a" b`: such quotes are part of the text. */
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

/** Formulas are written unchanged, because a paste must give back the copied text. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  const cellText = (cell: string): string =>
    /[\t\r\n]/.test(cell) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map(cellText).join('\t')).join('\r\n');
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n|\r|\n/g, '<br>');

/**
 * Writes an HTML table, which spreadsheets prefer to text with tabs. Texts that look like a formula
 * are marked as text, so that spreadsheets neither run nor change them.
 */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const cellText = (cell: string): string =>
    /^[=+\-@]/.test(cell) && Number.isNaN(Number(cell))
      ? `<td style="mso-number-format:'\\@'">${escapeHtml(cell)}</td>`
      : `<td>${escapeHtml(cell)}</td>`;
  return `<table>${rows.map((row) => `<tr>${row.map(cellText).join('')}</tr>`).join('')}</table>`;
}
