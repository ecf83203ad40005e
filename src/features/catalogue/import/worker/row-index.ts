import { nextPosition } from '../../next-position.ts';
import type { Context } from './context.ts';
import type { FoundError, Filter } from './draft-types.ts';
import { errorInGroup } from './error-groups.ts';
import { isUndone } from './summary-figures.ts';
import type { Row } from './row.ts';
import { errorsOfRow } from './statuses.ts';

const passes = (row: Row, { status, group }: Filter, context: Context): boolean => {
  if (status === 'undone' ? !isUndone(row) : status !== undefined && row.status !== status) {
    return false;
  }
  return group === undefined || errorInGroup(row, group, context) !== undefined;
};

/** Caches the rows of each filter, and their cells with errors, until `clear` is called. */
export class RowIndex {
  readonly #lists = new Map<string, readonly Row[]>();
  readonly #cells = new Map<string, readonly Omit<FoundError, 'nth' | 'of'>[]>();

  clear(): void {
    this.#lists.clear();
    this.#cells.clear();
  }

  rows(all: readonly Row[], filter: Filter, context: Context): readonly Row[] {
    if (filter.status === undefined && filter.group === undefined) return all;
    const name = `${filter.status ?? ''}\n${filter.group ?? ''}`;
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    const list = all.filter((row) => passes(row, filter, context));
    this.#lists.set(name, list);
    return list;
  }

  /** The next or previous cell with an error. The first cell follows the last cell. */
  nextError(
    rows: readonly Row[],
    name: string,
    order: readonly string[],
    from: { index: number; field: string | null } | null,
    direction: 1 | -1,
  ): FoundError | null {
    const cells = this.#cells.get(name) ?? errorCellsOf(rows, order);
    this.#cells.set(name, cells);
    if (cells.length === 0) return null;
    const rank = (cell: { index: number; field: string | null }): number =>
      cell.index * (order.length + 1) + (cell.field === null ? -1 : order.indexOf(cell.field));
    const nth = nextPosition(cells, rank, from && rank(from), direction);
    const cell = cells[nth];
    return cell === undefined ? null : { ...cell, nth: nth + 1, of: cells.length };
  }
}

function errorCellsOf(
  rows: readonly Row[],
  order: readonly string[],
): Omit<FoundError, 'nth' | 'of'>[] {
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  return rows.flatMap((row, index) =>
    Object.keys(errorsOfRow(row) ?? {})
      .toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
      .map((field) => ({ index, id: String(row.index), field })),
  );
}
