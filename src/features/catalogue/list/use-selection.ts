import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../edits/rows.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';

export type TickedRows = ReadonlyMap<string, GridRow>;

/**
 * The ticked rows by key. When the selection changes, the ticked rows in the list get their current
 * values; the other ticked rows keep their values.
 */
export function useTickedRows(kind: Kind) {
  const client = useQueryClient();
  const [tickedRows, setTickedRows] = useState<TickedRows>(new Map());
  /** Finds an item that the list does not show: in the cache, or among the ticked rows. */
  const itemOf = useCallback(
    (sk: string) => client.getQueryData(kind.item(sk).queryKey) ?? storedIn(tickedRows.get(sk)),
    [client, kind, tickedRows],
  );
  return { tickedRows, setTickedRows, itemOf };
}

function storedIn(row: GridRow | undefined): CatalogueItem | undefined {
  return row?.draft === undefined ? row : (row.draft.base ?? undefined);
}

/**
 * Returns the rows with these keys. It goes through the list only once, because the list may be long.
 */
export function pickRows(rows: readonly GridRow[], ids: ReadonlySet<string>): Map<string, GridRow> {
  const found = new Map<string, GridRow>();
  if (ids.size === 0) return found;
  for (const row of rows) {
    if (!ids.has(row.sk)) continue;
    found.set(row.sk, row);
    if (found.size === ids.size) break;
  }
  return found;
}

/**
 * Returns the ticked rows after a change of the selection. Rows in the list get their current values,
 * the others keep their values.
 */
export function tickedRowsAfter(
  tickedRows: TickedRows,
  rows: readonly GridRow[],
  ids: ReadonlySet<string>,
): TickedRows {
  const listedRows = pickRows(rows, ids);
  const next = new Map<string, GridRow>();
  for (const id of ids) {
    const row = listedRows.get(id) ?? tickedRows.get(id);
    if (row !== undefined) next.set(id, row);
  }
  return next;
}

export interface RowSelection {
  ids: ReadonlySet<string>;
  /**
   * Returns the selected rows: rows in the list with their current values, other rows with the values
   * in `tickedRows`.
   */
  rows: () => readonly GridRow[];
  /** The number of selected rows that the list does not show. */
  notInList: number;
  change: (ids: ReadonlySet<string>) => void;
  /** Selects or deselects one row. The function stays the same while the rows stay the same. */
  tick: (sk: string, isTicked: boolean) => void;
}

interface SelectionOptions extends Pick<
  ReturnType<typeof useTickedRows>,
  'tickedRows' | 'setTickedRows'
> {
  rows: readonly GridRow[];
  isDeleted: (sk: string) => boolean;
}

const idsOf = (
  tickedRows: TickedRows,
  listedRows: TickedRows,
  isDeleted: (sk: string) => boolean,
): Set<string> =>
  new Set([...tickedRows.keys()].filter((sk) => listedRows.has(sk) || !isDeleted(sk)));

/**
 * Selects rows by key, so that the selection stays after a new search. The selection drops deleted rows.
 */
export function useSelection({
  tickedRows,
  setTickedRows,
  rows,
  isDeleted,
}: SelectionOptions): RowSelection {
  const listedRows = useMemo(() => pickRows(rows, new Set(tickedRows.keys())), [rows, tickedRows]);
  const ids = useMemo(
    () => idsOf(tickedRows, listedRows, isDeleted),
    [tickedRows, listedRows, isDeleted],
  );
  return {
    ids,
    rows: () => [...ids].flatMap((sk) => listedRows.get(sk) ?? tickedRows.get(sk) ?? []),
    notInList: ids.size - listedRows.size,
    change: useCallback(
      (next: ReadonlySet<string>) => setTickedRows((before) => tickedRowsAfter(before, rows, next)),
      [rows, setTickedRows],
    ),
    tick: useCallback(
      (sk: string, isTicked: boolean) =>
        setTickedRows((before) => {
          const next = idsOf(before, pickRows(rows, new Set(before.keys())), isDeleted);
          if (isTicked) next.add(sk);
          else next.delete(sk);
          return tickedRowsAfter(before, rows, next);
        }),
      [rows, isDeleted, setTickedRows],
    ),
  };
}
