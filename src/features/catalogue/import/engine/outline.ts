import type { SourceTable } from '#src/lib/import/table.ts';
import type { ColumnOutline, Outline } from './draft-types.ts';
import type { Mapped } from './map-columns.ts';
import type { Sheet } from './sheet.ts';
import type { ColumnTarget } from './targets.ts';

const searched = 200;
const samples = 3;

const inShort = (cell: unknown): string => {
  const text = typeof cell === 'string' ? cell.trim() : JSON.stringify(cell);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

function samplesOf({ rows }: Sheet, index: number): string[] {
  const found = new Set<string>();
  for (const { cells } of rows.slice(0, searched)) {
    const cell = cells[index];
    if (cell === undefined || cell === null || cell === '') continue;
    const text = inShort(cell);
    if (text !== '') found.add(text);
    if (found.size === samples) break;
  }
  return [...found];
}

interface Described {
  name: string | null;
  encoding: string;
  notices: readonly string[];
  table: SourceTable;
  sheet: Sheet;
}

export function outlineOf(
  { name, encoding, notices, table, sheet }: Described,
  mapped: readonly Mapped[],
  targets: readonly ColumnTarget[],
): Outline {
  const columns = sheet.titles.flatMap((title, index): ColumnOutline[] =>
    title === ''
      ? []
      : [
          {
            index,
            title,
            samples: samplesOf(sheet, index),
            ...(mapped[index] ?? { field: null, by: null, confidence: 0 }),
          },
        ],
  );
  return {
    name,
    format: table.format,
    encoding,
    notices: [...notices, ...table.notices, ...sheet.notices],
    hasHeader: sheet.hasHeader,
    columns,
    targets: targets.map(({ key, label, required }) => ({ key, label, required })),
    rowCount: sheet.rows.length,
  };
}
