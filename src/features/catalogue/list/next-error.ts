import type { GridRow } from '../edits/rows.ts';
import { firstErrorIn } from '../issues.ts';

export interface ErrorPlace {
  sk: string;
  key: string;
  message: string;
  /** `3 of 12`, the first being 1. */
  number: number;
  count: number;
}

interface Place {
  index: number;
  key: string;
}

/** Every cell at fault, in the order in which the grid shows them. */
function errorCells(rows: readonly GridRow[], keys: readonly string[]) {
  return rows.flatMap((row, index) => {
    const { draft } = row;
    if (draft === undefined || draft.state === 'removed') return [];
    if (Object.keys(draft.errors).length === 0) return [];
    const cells = keys.flatMap((key, column) => {
      const message = firstErrorIn(draft.errors, key);
      return message === undefined ? [] : [{ sk: row.sk, key, message, index, column }];
    });
    // What only the form shows is told at the row's first cell.
    const [message] = Object.values(draft.errors);
    const [key] = keys;
    return cells.length > 0 || message === undefined || key === undefined
      ? cells
      : [{ sk: row.sk, key, message, index, column: 0 }];
  });
}

/** The next cell at fault from where the focus is, round the end; null where nothing is wrong. */
export function nextError(
  rows: readonly GridRow[],
  keys: readonly string[],
  from: Place | null,
  direction: 1 | -1,
): ErrorPlace | null {
  const cells = errorCells(rows, keys);
  const at = from === null ? null : { index: from.index, column: keys.indexOf(from.key) };
  const after = ({ index, column }: { index: number; column: number }) =>
    at === null || index > at.index || (index === at.index && column > at.column);
  const before = ({ index, column }: { index: number; column: number }) =>
    at !== null && (index < at.index || (index === at.index && column < at.column));
  const found = direction === 1 ? cells.findIndex(after) : cells.findLastIndex(before);
  const position = found === -1 ? (direction === 1 ? 0 : cells.length - 1) : found;
  const cell = cells[position];
  if (cell === undefined) return null;
  const { sk, key, message } = cell;
  return { sk, key, message, number: position + 1, count: cells.length };
}
