import { detect } from './detect.ts';
import { ImportProblem } from './import-problem.ts';
import { readCsvTable } from './read-csv-table.ts';
import { readJsonTable, readNdjsonTable } from './read-json-table.ts';
import type { SourceTable } from './table.ts';

/**
 * Reads a table from a text in one of the supported formats.
 * @throws ImportProblem if the table is empty, too large or malformed
 */
export function readTable(text: string, fileName: string | null): SourceTable {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (plain.trim() === '') {
    throw new ImportProblem(
      fileName === null ? 'There is nothing to read yet.' : `${fileName} is empty.`,
    );
  }
  const format = detect(plain, fileName);
  if (format === 'json') return readJsonTable(plain);
  return format === 'ndjson' ? readNdjsonTable(plain) : readCsvTable(plain, format);
}
