import type { GridRow } from '../edits/rows.ts';
import { firstErrorIn } from '../issues.ts';
import { nextPosition } from '../next-position.ts';

export interface NextError {
  sk: string;
  key: string;
  message: string;
  /** The position of the error among all errors, such as 3 in `3 of 12`. It starts at 1. */
  number: number;
  count: number;
}

interface Place {
  index: number;
  key: string;
}

/** Every cell with an error, in the order of the grid. */
function errorCells(rows: readonly GridRow[], keys: readonly string[]) {
  return rows.flatMap((row, index) => {
    const { draft } = row;
    if (draft === undefined || draft.state === 'removed') return [];
    if (Object.keys(draft.errors).length === 0) return [];
    const cells = keys.flatMap((key, column) => {
      const message = firstErrorIn(draft.errors, key);
      return message === undefined ? [] : [{ sk: row.sk, key, message, index, column }];
    });
    // An error of a field without a column is reported at the first cell of the row.
    const [message] = Object.values(draft.errors);
    const [key] = keys;
    return cells.length > 0 || message === undefined || key === undefined
      ? cells
      : [{ sk: row.sk, key, message, index, column: 0 }];
  });
}

/** The next or previous error, seen from the focused cell. The first error follows the last. */
export function nextError(
  rows: readonly GridRow[],
  keys: readonly string[],
  from: Place | null,
  direction: 1 | -1,
): NextError | null {
  const cells = errorCells(rows, keys);
  const rankOf = ({ index, column }: { index: number; column: number }) =>
    index * (keys.length + 1) + column;
  const here = from && rankOf({ index: from.index, column: keys.indexOf(from.key) });
  const position = nextPosition(cells, rankOf, here, direction);
  const cell = cells[position];
  if (cell === undefined) return null;
  const { sk, key, message } = cell;
  return { sk, key, message, number: position + 1, count: cells.length };
}
