import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { decode } from '#src/lib/import/decode.ts';
import { refuseLargeFile } from '#src/lib/import/limits.ts';
import { readTable } from '#src/lib/import/read-table.ts';
import type { SourceTable } from '#src/lib/import/table.ts';
import type { KindDefinition } from '../../kind.ts';
import type { ColumnOutline, ImportSource, Outline } from './draft-types.ts';
import { mapByContent, mapByAbbreviationOrContent } from './map-by-content.ts';
import { mapByChoice, mapByTitle, type ColumnMapping, titlesKey } from './map-columns.ts';
import { type Worksheet, worksheetOf } from './worksheet.ts';
import type { ColumnTarget } from './targets.ts';

/** The content of a file, and how the file was read. */
export interface Content {
  name: string | null;
  encoding: string;
  notices: readonly string[];
  table: SourceTable;
  worksheet: Worksheet;
}

/** The field of each title, as the user chose it in an earlier import with the same titles. */
export type ColumnChoice = Readonly<Record<string, string | null>>;

/** @throws ImportProblem with a message for the user if the file cannot be read */
export function readContent(
  { name, content }: ImportSource,
  targets: readonly ColumnTarget[],
  header?: boolean,
): Content {
  refuseLargeFile(content.length);
  const decoded =
    typeof content === 'string' ? { text: content, encoding: '', notices: [] } : decode(content);
  const table = readTable(decoded.text, name);
  const { encoding, notices } = decoded;
  return { name, encoding, notices, table, worksheet: worksheetOf(table, targets, header) };
}

/** The number of rows whose cells are used to find the fields. */
const mappingRows = 100;

/** Finds the field of each column: by an earlier choice, by its title, or by its content. */
export function mappingOf(
  { hasHeader, titles, rows }: Worksheet,
  targets: readonly ColumnTarget[],
  { fields }: KindDefinition,
  lookups: Lookups,
  choiceFor?: (titlesKey: string) => ColumnChoice | undefined,
): ColumnMapping[] {
  const first = rows.slice(0, mappingRows).map(({ cells }) => cells);
  if (!hasHeader) return mapByContent(first, titles.length, fields, lookups);
  const before = choiceFor?.(titlesKey(titles));
  if (before !== undefined) return mapByChoice(titles, before, targets);
  return mapByAbbreviationOrContent(mapByTitle(titles, targets), titles, first, fields, lookups);
}

/** The user's choice of columns, to be stored for later imports; null if the file has no titles. */
export function choiceOf(
  { hasHeader, titles }: Worksheet,
  columns: readonly ColumnMapping[],
): { titlesKey: string; fields: ColumnChoice } | null {
  if (!hasHeader) return null;
  const fields = titles.map((title, index) => [title, columns[index]?.field ?? null] as const);
  return { titlesKey: titlesKey(titles), fields: Object.fromEntries(fields) };
}

const sampleRows = 200;
const maxSamples = 3;

const shortened = (cell: unknown): string => {
  const text = typeof cell === 'string' ? cell.trim() : JSON.stringify(cell);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

function samplesOf({ rows }: Worksheet, index: number): string[] {
  const found = new Set<string>();
  for (const { cells } of rows.slice(0, sampleRows)) {
    const cell = cells[index];
    if (cell === undefined || cell === null || cell === '') continue;
    const text = shortened(cell);
    if (text !== '') found.add(text);
    if (found.size === maxSamples) break;
  }
  return [...found];
}

export function outlineOf(
  { name, encoding, notices, table, worksheet }: Content,
  mapped: readonly ColumnMapping[],
  targets: readonly ColumnTarget[],
): Outline {
  const columns = worksheet.titles.flatMap((title, index): ColumnOutline[] =>
    title === ''
      ? []
      : [
          {
            index,
            title,
            samples: samplesOf(worksheet, index),
            ...(mapped[index] ?? { field: null, by: null, confidence: 0 }),
          },
        ],
  );
  return {
    name,
    format: table.format,
    encoding,
    notices: [...notices, ...table.notices, ...worksheet.notices],
    hasHeader: worksheet.hasHeader,
    columns,
    targets: targets.map(({ key, label, required }) => ({ key, label, required })),
    rowCount: worksheet.rows.length,
  };
}
