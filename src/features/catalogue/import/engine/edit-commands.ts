import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { CellPatch, Command } from './commands.ts';
import { isLocked, type Row } from './row.ts';
import type { Rows } from './rows.ts';

const nothing = { patches: [], leftOut: [], added: 0 } as const;

/**
 * What one gesture of the grid changes. Rows that are stored or on their way stay as they are, and
 * so does a cell that was left as it was shown.
 */
export function editsOf(
  rows: Rows,
  gesture: Gesture,
  shown: (row: Row, key: string) => string,
  known: ReadonlySet<string>,
): Command | null {
  const patches: CellPatch[] = [];
  for (const { rowId, key, text } of gesture.edits) {
    const row = rows.at(rowId);
    if (row === undefined || isLocked(row) || !known.has(key)) continue;
    const from = row.edits?.get(key);
    if (text === from || text === shown(row, key)) continue;
    patches.push({ row: row.index, key, from, to: text });
  }
  const appended = gesture.appended.filter((texts) =>
    Object.entries(texts).some(([key, text]) => known.has(key) && text.trim() !== ''),
  );
  appended.forEach((texts, place) => {
    for (const [key, to] of Object.entries(texts)) {
      const row = rows.all.length + place;
      if (known.has(key) && to !== '') patches.push({ row, key, from: undefined, to });
    }
  });
  if (patches.length === 0) return null;
  return { ...nothing, label: gesture.label, patches, added: appended.length };
}

/** The same text into the same field of many rows. */
export function sameForAll(rows: readonly Row[], key: string, text: string): Command | null {
  const patches = rows
    .filter((row) => !isLocked(row))
    .map((row) => ({ row: row.index, key, from: row.edits?.get(key), to: text }));
  const cells = patches.length === 1 ? '1 cell' : `${patches.length} cells`;
  return patches.length === 0 ? null : { ...nothing, label: `Mend ${cells}`, patches };
}

export function leavingOut(rows: readonly Row[], to: boolean): Command | null {
  const leftOut = rows
    .filter((row) => !isLocked(row) && row.leftOut !== to)
    .map((row) => ({ row: row.index, from: row.leftOut, to }));
  const counted = leftOut.length === 1 ? '1 row' : `${leftOut.length} rows`;
  const label = to ? `Leave out ${counted}` : `Take in ${counted}`;
  return leftOut.length === 0 ? null : { ...nothing, label, leftOut };
}

/** Carries a command out, and gives the rows that it has changed. */
export function carryOut(rows: Rows, { patches, leftOut, added }: Command): Row[] {
  if (added > 0) rows.add(added);
  const changed = new Set<Row>();
  for (const { row: index, key, to } of patches) {
    const row = rows.all[index];
    if (row === undefined || isLocked(row)) continue;
    const edits = new Map(row.edits);
    if (to === undefined) edits.delete(key);
    else edits.set(key, to);
    row.edits = edits.size === 0 ? null : edits;
    changed.add(row);
  }
  for (const { row: index, to } of leftOut) {
    const row = rows.all[index];
    if (row === undefined || isLocked(row)) continue;
    row.leftOut = to;
    changed.add(row);
  }
  if (added < 0) {
    rows.drop(-added);
    return [...changed].filter((row) => rows.all[row.index] === row);
  }
  return [...changed];
}
