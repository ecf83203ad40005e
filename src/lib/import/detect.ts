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

/**
 * Detects the format of a table by its text. If the file name ends with `.ndjson` or `.jsonl`, the
 * name decides. If it ends with `.json`, the name decides only if the text does not look like JSON.
 */
export function detect(text: string, fileName?: string | null): TableFormat {
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  if (/\.(ndjson|jsonl)$/i.test(fileName ?? '')) return 'ndjson';
  if (plain.startsWith('{')) {
    const end = plain.search(/\r?\n/);
    const hasMoreLines = end !== -1 && plain.slice(end).trim() !== '';
    return hasMoreLines && isJsonLine(plain.slice(0, end)) ? 'ndjson' : 'json';
  }
  // The first cell of a CSV file may also begin with a bracket. In JSON, an object or a closing
  // bracket follows the bracket.
  if (/^\[\s*[{\]]/.test(plain) || /\.json$/i.test(fileName ?? '')) return 'json';
  const sepLineSeparator = /^"?sep=([,;\t|])/i.exec(plain)?.[1];
  const separator = sepLineSeparator ?? detectSeparator(plain);
  if (separator === null) return 'csv';
  return separator in bySeparator ? bySeparator[separator as keyof typeof bySeparator] : 'csv'; // `in` has checked the key.
}
