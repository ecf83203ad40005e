import { nextPlace } from '../../next-place.ts';
import type { Context } from './context.ts';
import type { ErrorPlace, Filter } from './draft-types.ts';
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
  readonly #places = new Map<string, readonly Omit<ErrorPlace, 'nth' | 'of'>[]>();

  clear(): void {
    this.#lists.clear();
    this.#places.clear();
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
  ): ErrorPlace | null {
    const places = this.#places.get(name) ?? placesOf(rows, order);
    this.#places.set(name, places);
    if (places.length === 0) return null;
    const rank = (place: { index: number; field: string | null }): number =>
      place.index * (order.length + 1) + (place.field === null ? -1 : order.indexOf(place.field));
    const nth = nextPlace(places, rank, from && rank(from), direction);
    const place = places[nth];
    return place === undefined ? null : { ...place, nth: nth + 1, of: places.length };
  }
}

function placesOf(
  rows: readonly Row[],
  order: readonly string[],
): Omit<ErrorPlace, 'nth' | 'of'>[] {
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  return rows.flatMap((row, index) =>
    Object.keys(errorsOfRow(row) ?? {})
      .toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
      .map((field) => ({ index, id: String(row.index), field })),
  );
}
