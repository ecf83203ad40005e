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
 * The format of a table by its text. A file name with `.ndjson` or `.jsonl` decides instead; one
 * with `.json` decides only if the text does not look like JSON.
 */
export function detect(text: string, fileName?: string | null): TableFormat {
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  if (/\.(ndjson|jsonl)$/i.test(fileName ?? '')) return 'ndjson';
  if (plain.startsWith('{')) {
    const end = plain.search(/\r?\n/);
    const hasMoreLines = end !== -1 && plain.slice(end).trim() !== '';
    return hasMoreLines && isJsonLine(plain.slice(0, end)) ? 'ndjson' : 'json';
  }
  // A name may also begin with a bracket. In JSON, an object or a closing bracket follows it.
  if (/^\[\s*[{\]]/.test(plain) || /\.json$/i.test(fileName ?? '')) return 'json';
  const sepLineSeparator = /^"?sep=([,;\t|])/i.exec(plain)?.[1];
  const separator = sepLineSeparator ?? detectSeparator(plain);
  if (separator === null) return 'csv';
  return separator in bySeparator ? bySeparator[separator as keyof typeof bySeparator] : 'csv'; // `in` has checked the key.
}
