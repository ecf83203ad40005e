import { counted } from '../counted.ts';
import { ImportProblem } from './import-problem.ts';
import { linesOfObjects, syntaxErrorIn } from './json-positions.ts';
import { formatCount, refuseManyColumns, refuseManyRows } from './limits.ts';
import type { SourceRow, SourceTable } from './table.ts';
import type { TableFormat } from './detect.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Entry {
  line: number;
  value: unknown;
  rowError?: string;
}

/** The columns are all keys, in the order in which they first occur. */
function tableOf(entries: readonly Entry[], format: TableFormat, notices: string[]): SourceTable {
  refuseManyRows(entries.length);
  const columns = new Map<string, number>();
  for (const { value } of entries) {
    if (!isObject(value)) continue;
    for (const key of Object.keys(value)) if (!columns.has(key)) columns.set(key, columns.size);
  }
  refuseManyColumns(columns.size);
  const titles = [...columns.keys()];
  const rows = entries.map(({ line, value, rowError }): SourceRow => {
    if (!isObject(value)) {
      const written = JSON.stringify(value)?.slice(0, 60) ?? '';
      return {
        line,
        cells: [],
        rowError: rowError ?? `This is not a row but ${written}. A row is an object: {"name": …}.`,
      };
    }
    return { line, cells: titles.map((key) => value[key]) };
  });
  return { format, titles, rows, notices };
}

/** Reads a list of rows, an exported object with `items`, or a single row. */
export function readJsonTable(text: string): SourceTable {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    const { line, near } = syntaxErrorIn(text);
    throw new ImportProblem(
      `This JSON is broken in line ${formatCount(line)}, near ${near}. Nothing was read from it.`,
    );
  }
  const wrapped = isObject(content) && Array.isArray(content['items']);
  const rows: unknown = wrapped && isObject(content) ? content['items'] : content;
  const values: unknown[] = Array.isArray(rows) ? rows : [rows];
  if (values.length === 0) throw new ImportProblem('There are no rows in this JSON.');
  if (!values.some(isObject)) {
    throw new ImportProblem(
      'There are no rows in this JSON. It has to be a list of objects: [{"name": …}, …].',
    );
  }
  const lines = linesOfObjects(text, wrapped ? 2 : 1);
  // Line numbers are used only if each row begins on a line of its own.
  const areDifferent = new Set(lines).size === lines.length;
  const usesLines = areDifferent && lines.length === values.length && values.every(isObject);
  return tableOf(
    values.map((value, index) => ({
      line: (usesLines ? lines[index] : undefined) ?? index + 1,
      value,
    })),
    'json',
    usesLines ? [] : ['Row numbers start at 1, in the order of the list.'],
  );
}

/** Reads one object per line. A line that is not an object becomes a row with an error. */
export function readNdjsonTable(text: string): SourceTable {
  const entries: Entry[] = [];
  let blank = 0;
  text.split(/\r\n|\n|\r/).forEach((written, index, all) => {
    const line = index + 1;
    if (written.trim() === '') {
      if (line < all.length) blank += 1;
      return;
    }
    try {
      entries.push({ line, value: JSON.parse(written) });
    } catch {
      const near = written.trim().slice(0, 60);
      entries.push({ line, value: null, rowError: `Line ${line} is not JSON: ${near}` });
    }
  });
  if (!entries.some(({ value }) => isObject(value))) {
    throw new ImportProblem(
      'No line of this file is a JSON object. Each line has to be one row: {"name": …}.',
    );
  }
  return tableOf(
    entries,
    'ndjson',
    blank === 0 ? [] : [`${counted(blank, 'blank line was', 'blank lines were')} left out.`],
  );
}
