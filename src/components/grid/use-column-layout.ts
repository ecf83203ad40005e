import { useCallback, useMemo, useState } from 'react';
import { type ColumnLayout, reconcile } from './column-layout.ts';
import type { GridColumn } from './grid-types.ts';

const storageKey = (name: string): string => `questwright.grid.${name}`;

/** A blocked or spoilt storage counts as an empty one. */
function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

function keep(name: string, layout: ColumnLayout | null): void {
  try {
    if (layout === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify(layout));
  } catch {
    // Without storage the columns stand as they were first, next time.
  }
}

type Columns = readonly Pick<GridColumn<never>, 'key' | 'pinned' | 'required' | 'hidden'>[];

export interface ColumnLayoutState {
  layout: ColumnLayout;
  change: (layout: ColumnLayout) => void;
  reset: () => void;
}

/** Remembers under the name (a person's id and the kind) how the columns stand. */
export function useColumnLayout(name: string, columns: Columns): ColumnLayoutState {
  const [kept, setKept] = useState(() => ({ name, layout: readKept(name) }));
  if (kept.name !== name) setKept({ name, layout: readKept(name) });
  const layout = useMemo(() => reconcile(kept.layout, columns), [kept.layout, columns]);
  const change = useCallback(
    (next: ColumnLayout) => {
      keep(name, next);
      setKept({ name, layout: next });
    },
    [name],
  );
  const reset = useCallback(() => {
    keep(name, null);
    setKept({ name, layout: null });
  }, [name]);
  return { layout, change, reset };
}
