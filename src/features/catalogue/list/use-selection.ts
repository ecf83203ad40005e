import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../edits/rows.ts';

export interface RowSelection {
  ids: ReadonlySet<string>;
  /** Every selected row as it is now; one outside of the list as it was when it was selected. */
  rows: () => readonly GridRow[];
  /** How many of them the list does not show at the moment. */
  elsewhere: number;
  change: (ids: ReadonlySet<string>) => void;
  clear: () => void;
  /** Of rows that are gone for good. */
  forget: (ids: readonly string[]) => void;
}

type Held = ReadonlyMap<string, GridRow>;

const nothing: Held = new Map();

/** Rows by key; walked through once for as many keys as are wanted. */
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

/** What is held after a selection was changed: rows that are shown now, and those held before. */
export function heldAfter(held: Held, rows: readonly GridRow[], ids: ReadonlySet<string>): Held {
  const shown = pickRows(rows, ids);
  const next = new Map<string, GridRow>();
  for (const id of ids) {
    const row = shown.get(id) ?? held.get(id);
    if (row !== undefined) next.set(id, row);
  }
  return next;
}

/** By key, so that it outlives every other search, order and page. */
export function useSelection(rows: readonly GridRow[]): RowSelection {
  const [held, setHeld] = useState(nothing);
  const ids = useMemo(() => new Set(held.keys()), [held]);
  const shown = useMemo(() => pickRows(rows, ids), [rows, ids]);
  const change = useCallback(
    (next: ReadonlySet<string>) => setHeld((before) => heldAfter(before, rows, next)),
    [rows],
  );
  return {
    ids,
    rows: () => [...held].map(([id, row]) => shown.get(id) ?? row),
    elsewhere: ids.size - shown.size,
    change,
    clear: useCallback(() => setHeld(nothing), []),
    forget: useCallback((gone) => {
      setHeld((before) => {
        const left = new Map(before);
        for (const id of gone) left.delete(id);
        return left.size === before.size ? before : left;
      });
    }, []),
  };
}
