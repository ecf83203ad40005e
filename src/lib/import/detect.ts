import { detectSeparator } from '../csv.ts';

export type TableFormat = 'csv' | 'tsv' | 'semicolon' | 'json' | 'ndjson';

const bySeparator = { ',': 'csv', '|': 'csv', ';': 'semicolon', '\t': 'tsv' } as const;

export const formatNames: Readonly<Record<TableFormat, string>> = {
  csv: 'CSV',
  tsv: 'table separated by tabs',
  semicolon: 'CSV separated by semicolons',
  json: 'JSON',
  ndjson: 'JSON, one row per line',
};

function isJsonLine(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object';
  } catch {
    return false;
  }
}

/** The format of a table by its text. The file name decides for NDJSON, and for unclear JSON. */
export function detect(text: string, fileName?: string | null): TableFormat {
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  if (/\.(ndjson|jsonl)$/i.test(fileName ?? '')) return 'ndjson';
  if (plain.startsWith('{')) {
    const end = plain.search(/\r?\n/);
    const more = end !== -1 && plain.slice(end).trim() !== '';
    return more && isJsonLine(plain.slice(0, end)) ? 'ndjson' : 'json';
  }
  // A bracket may also begin a name, but a row of JSON is an object.
  if (/^\[\s*[{\]]/.test(plain) || /\.json$/i.test(fileName ?? '')) return 'json';
  const named = /^"?sep=([,;\t|])/i.exec(plain)?.[1];
  const separator = named ?? detectSeparator(plain);
  if (separator === null) return 'csv';
  return separator in bySeparator ? bySeparator[separator as keyof typeof bySeparator] : 'csv'; // `in` has checked the key.
}
