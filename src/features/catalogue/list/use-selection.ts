import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../edits/rows.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';

export type HeldRows = ReadonlyMap<string, GridRow>;

/** The ticked rows by key, with the values that they had when they were ticked. */
export function useHeldRows(kind: Kind) {
  const client = useQueryClient();
  const [held, setHeld] = useState<HeldRows>(new Map());
  /** Returns an item that this list does not show, if it is cached or ticked. */
  const itemOf = useCallback(
    (sk: string) => client.getQueryData(kind.item(sk).queryKey) ?? storedIn(held.get(sk)),
    [client, kind, held],
  );
  return { held, setHeld, itemOf };
}

function storedIn(row: GridRow | undefined): CatalogueItem | undefined {
  return row?.draft === undefined ? row : (row.draft.base ?? undefined);
}

/**
 * Returns the rows with the given keys. It reads the list only once, because the list may be long.
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
 * The ticked rows after a change of the selection. Only rows in the list get their current values.
 */
export function heldAfter(
  held: HeldRows,
  rows: readonly GridRow[],
  ids: ReadonlySet<string>,
): HeldRows {
  const shown = pickRows(rows, ids);
  const next = new Map<string, GridRow>();
  for (const id of ids) {
    const row = shown.get(id) ?? held.get(id);
    if (row !== undefined) next.set(id, row);
  }
  return next;
}

export interface RowSelection {
  ids: ReadonlySet<string>;
  /**
   * Returns the selected rows. A row outside of the list has the values from when it was ticked.
   */
  rows: () => readonly GridRow[];
  /** The number of selected rows that the list does not show. */
  elsewhere: number;
  change: (ids: ReadonlySet<string>) => void;
}

interface Selecting extends Pick<ReturnType<typeof useHeldRows>, 'held' | 'setHeld'> {
  rows: readonly GridRow[];
  isGone: (sk: string) => boolean;
}

/** Selects rows by key, so that a selection stays after a new search. Deleted rows are removed. */
export function useSelection({ held, setHeld, rows, isGone }: Selecting): RowSelection {
  const shown = useMemo(() => pickRows(rows, new Set(held.keys())), [rows, held]);
  const ids = useMemo(
    () => new Set([...held.keys()].filter((sk) => shown.has(sk) || !isGone(sk))),
    [held, shown, isGone],
  );
  return {
    ids,
    rows: () => [...ids].flatMap((sk) => shown.get(sk) ?? held.get(sk) ?? []),
    elsewhere: ids.size - shown.size,
    change: useCallback(
      (next: ReadonlySet<string>) => setHeld((before) => heldAfter(before, rows, next)),
      [rows, setHeld],
    ),
  };
}
