import { decode } from '#src/lib/import/decode.ts';
import { refuseLargeFile } from '#src/lib/import/limits.ts';
import { readTable } from '#src/lib/import/read-table.ts';
import type { SourceTable } from '#src/lib/import/table.ts';
import type { KindDefinition } from '../../kind.ts';
import type { ImportSource, Lookups } from './draft-types.ts';
import { mapByContent, mapTheRest } from './map-by-content.ts';
import { type Mapped, mapAsBefore, mapByTitle, titlesKey } from './map-columns.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import type { ColumnTarget } from './targets.ts';

/** What a file holds, and how it was read. */
export interface Content {
  name: string | null;
  encoding: string;
  notices: readonly string[];
  table: SourceTable;
  sheet: Sheet;
}

/** Fields by title, as they were chosen for the same titles before. */
export type Remembered = Readonly<Record<string, string | null>>;

/** @throws ImportProblem with a sentence, when the file cannot be read */
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
  return { name, encoding, notices, table, sheet: sheetOf(table, targets, header) };
}

const looked = 100;

/** The field of each column: as it was chosen before, by its title, or by what is in it. */
export function mappingOf(
  { hasHeader, titles, rows }: Sheet,
  targets: readonly ColumnTarget[],
  { fields }: KindDefinition,
  lookups: Lookups,
  remembered?: (titlesKey: string) => Remembered | undefined,
): Mapped[] {
  const first = rows.slice(0, looked).map(({ cells }) => cells);
  if (!hasHeader) return mapByContent(first, titles.length, fields, lookups);
  const before = remembered?.(titlesKey(titles));
  if (before !== undefined) return mapAsBefore(titles, before, targets);
  return mapTheRest(mapByTitle(titles, targets), titles, first, fields, lookups);
}

/** What somebody has chosen, to be remembered for the same titles; null where nothing was named. */
export function choiceOf(
  { hasHeader, titles }: Sheet,
  columns: readonly Mapped[],
): { titlesKey: string; fields: Remembered } | null {
  if (!hasHeader) return null;
  const fields = titles.map((title, index) => [title, columns[index]?.field ?? null] as const);
  return { titlesKey: titlesKey(titles), fields: Object.fromEntries(fields) };
}
