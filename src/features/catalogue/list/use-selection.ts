import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../edits/rows.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';

export type HeldRows = ReadonlyMap<string, GridRow>;

/** The ticked rows by key, as they were when they were ticked. */
export function useHeldRows(kind: Kind) {
  const client = useQueryClient();
  const [held, setHeld] = useState<HeldRows>(new Map());
  /** Items that this list does not show, if they are cached or held. */
  const itemOf = useCallback(
    (sk: string) => client.getQueryData(kind.item(sk).queryKey) ?? storedIn(held.get(sk)),
    [client, kind, held],
  );
  return { held, setHeld, itemOf };
}

function storedIn(row: GridRow | undefined): CatalogueItem | undefined {
  return row?.draft === undefined ? row : (row.draft.base ?? undefined);
}

/** Rows by key, in one pass. */
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

/** The held rows after a change of the selection: shown rows as they are now, others as before. */
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
  /** Every selected row as it is now; one outside of the list as it was when it was ticked. */
  rows: () => readonly GridRow[];
  /** How many of them the list does not show. */
  elsewhere: number;
  change: (ids: ReadonlySet<string>) => void;
}

interface Selecting extends Pick<ReturnType<typeof useHeldRows>, 'held' | 'setHeld'> {
  rows: readonly GridRow[];
  isGone: (sk: string) => boolean;
}

/** By key, so that it survives another search, order and page; deleted rows are removed. */
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
