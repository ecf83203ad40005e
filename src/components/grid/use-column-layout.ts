import { useCallback, useMemo, useState } from 'react';
import { type ColumnLayout, reconcile, visibleColumns } from './column-layout.ts';
import type { DataGridProps, GridColumn } from './grid-types.ts';
import { useNarrow } from './use-narrow.ts';

const storageKey = (name: string): string => `questwright.grid.${name}`;

/** Returns null if there is no entry, the entry is broken, or the storage is blocked. */
function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

function store(name: string, layout: ColumnLayout | null): void {
  try {
    if (layout === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify(layout));
  } catch {
    // Without storage the next visit begins with the default layout.
  }
}

type Columns = readonly Pick<GridColumn<never>, 'key' | 'pinned' | 'required' | 'hidden'>[];

export interface ColumnLayoutState {
  layout: ColumnLayout;
  change: (layout: ColumnLayout) => void;
  reset: () => void;
}

/** Loads and stores a layout in `localStorage` under a name. */
export function useColumnLayout(name: string, columns: Columns): ColumnLayoutState {
  const [stored, setStored] = useState(() => ({ name, layout: readStored(name) }));
  if (stored.name !== name) setStored({ name, layout: readStored(name) });
  const layout = useMemo(() => reconcile(stored.layout, columns), [stored.layout, columns]);
  const change = useCallback(
    (next: ColumnLayout) => {
      store(name, next);
      setStored({ name, layout: next });
    },
    [name],
  );
  const reset = useCallback(() => {
    store(name, null);
    setStored({ name, layout: null });
  }, [name]);
  return { layout, change, reset };
}

/** The visible columns, in the layout of the props or in a layout that the grid stores itself. */
export function useDrawnColumns<Row>(props: DataGridProps<Row>) {
  const { columns, name, layout: layoutOfProps, onLayout, selection, rowAction } = props;
  const stored = useColumnLayout(name, columns);
  const layout = layoutOfProps ?? stored.layout;
  const narrow = useNarrow();
  const drawn = useMemo(
    (): readonly GridColumn<Row>[] =>
      visibleColumns(layout, columns).map((column) => ({
        ...column,
        width: layout.widths[column.key] ?? column.width,
        // A width that the user has chosen stays.
        grows: column.grows === true && layout.widths[column.key] === undefined,
        // On a narrow screen a pinned name would leave no room for other columns.
        ...(narrow && { pinned: false }),
      })),
    [layout, columns, narrow],
  );
  const selectable = selection !== undefined;
  const actions = rowAction !== undefined;
  const extras = useMemo(() => ({ selectable, actions, narrow }), [selectable, actions, narrow]);
  return { layout, changeLayout: onLayout ?? stored.change, drawn, extras };
}
