import { counted } from '#src/lib/counted.ts';
import { looseName } from '#src/lib/fold.ts';
import { heightOf, type Rect, widthOf } from './range.ts';

export interface PasteColumn {
  key: string;
  label: string;
  aliases?: readonly string[];
  /** Whether the cells can be written at all. */
  editable: boolean;
}

interface PasteTarget {
  /** The drawn columns in their order. */
  columns: readonly PasteColumn[];
  rowCount: number;
  /** The target of the paste: the range, or the one focused cell. */
  rect: Rect;
}

export interface Paste {
  writes: readonly { row: number; key: string; text: string }[];
  appended: readonly Readonly<Record<string, string>>[];
  /** The overwritten cells, to be selected afterwards; null if the paste only adds rows. */
  area: Rect | null;
  /** Descriptions of texts that cannot be pasted, for a sentence that begins with "Left out: ". */
  leftOut: readonly string[];
}

/** The grid column for each text of the first row, or null if too few of its texts are titles. */
function headerColumns(
  first: readonly string[],
  columns: readonly PasteColumn[],
): (PasteColumn | undefined)[] | null {
  const byName = new Map<string, PasteColumn>();
  for (const column of columns) {
    for (const name of [...(column.aliases ?? []), column.key, column.label]) {
      byName.set(looseName(name), column);
    }
  }
  const columnOfText = first.map((cell) => byName.get(looseName(cell)));
  const textCount = first.filter((cell) => cell.trim() !== '').length;
  const columnCount = new Set(columnOfText.filter((column) => column !== undefined)).size;
  return textCount > 0 && columnCount >= Math.min(2, first.length) && columnCount / textCount >= 0.6
    ? columnOfText
    : null;
}

/** Repeats a block if the range is a multiple of its size. So one value fills every range. */
function repeatToFill(
  cells: readonly (readonly string[])[],
  rect: Rect,
): readonly (readonly string[])[] {
  const height = cells.length;
  const width = Math.max(...cells.map((row) => row.length));
  if (heightOf(rect) % height !== 0 || widthOf(rect) % width !== 0) return cells;
  return Array.from({ length: heightOf(rect) }, (_, row) =>
    Array.from(
      { length: widthOf(rect) },
      (__, column) => cells[row % height]?.[column % width] ?? '',
    ),
  );
}

/** Maps each pasted text to its cell. Texts without an editable cell are described in `leftOut`. */
export function mapPaste(pasted: readonly (readonly string[])[], target: PasteTarget): Paste {
  const { columns, rowCount, rect } = target;
  const [first = []] = pasted;
  const header = pasted.length > 1 ? headerColumns(first, columns) : null;
  const body = header === null ? repeatToFill(pasted, rect) : pasted.slice(1);
  const columnAt = (index: number): PasteColumn | undefined =>
    header === null ? columns[rect.left + index] : header[index];

  const writes: { row: number; key: string; text: string }[] = [];
  const appended: Record<string, string>[] = [];
  let cellsBeyond = 0;
  let readOnlyCells = 0;
  const writtenColumns = new Set<number>();
  for (const [index, cells] of body.entries()) {
    const row = rect.top + index;
    const newRow: Record<string, string> = {};
    for (const [offset, text] of cells.entries()) {
      const column = columnAt(offset);
      if (column?.editable !== true) {
        if (text.trim() === '') continue;
        if (column !== undefined) readOnlyCells += 1;
        else if (header === null) cellsBeyond += 1;
        continue;
      }
      writtenColumns.add(columns.indexOf(column));
      if (row < rowCount) writes.push({ row, key: column.key, text });
      else if (text.trim() !== '') newRow[column.key] = text;
    }
    // A blank row is not appended.
    if (row >= rowCount && Object.keys(newRow).length > 0) appended.push(newRow);
  }
  const unknown = header === null ? [] : first.filter((_, index) => header[index] === undefined);
  return {
    writes,
    appended,
    area:
      writes.length === 0
        ? null
        : {
            top: rect.top,
            bottom: Math.min(rowCount, rect.top + body.length) - 1,
            left: Math.min(...writtenColumns),
            right: Math.max(...writtenColumns),
          },
    leftOut: [
      ...(readOnlyCells > 0
        ? [`${counted(readOnlyCells, 'cell', 'cells')} in read-only columns`]
        : []),
      ...(cellsBeyond > 0
        ? [`${counted(cellsBeyond, 'cell', 'cells')} beyond the last column`]
        : []),
      ...unknown
        .filter((title) => title.trim() !== '')
        .map((title) => `the column “${title.trim()}”, which is not in this table`),
    ],
  };
}
