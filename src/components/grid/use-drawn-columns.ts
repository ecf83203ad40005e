import { useMemo } from 'react';
import { visibleColumns } from './column-layout.ts';
import type { DataGridProps, GridColumn } from './grid-types.ts';
import { useNarrow } from './use-narrow.ts';
import { useColumnLayout } from './use-column-layout.ts';

/** The columns as they are arranged: the caller's arrangement, or one of the grid's own. */
export function useDrawnColumns<Row>(props: DataGridProps<Row>) {
  const { columns, name, layout: given, onLayout, selection, rowAction } = props;
  const own = useColumnLayout(name, columns);
  const layout = given ?? own.layout;
  const narrow = useNarrow();
  const drawn = useMemo(
    (): readonly GridColumn<Row>[] =>
      visibleColumns(layout, columns).map((column) => ({
        ...column,
        width: layout.widths[column.key] ?? column.width,
        // A pinned name would leave no room for anything else.
        ...(narrow && { pinned: false }),
      })),
    [layout, columns, narrow],
  );
  const selectable = selection !== undefined;
  const actions = rowAction !== undefined;
  const extras = useMemo(() => ({ selectable, actions, narrow }), [selectable, actions, narrow]);
  return { layout, changeLayout: onLayout ?? own.change, drawn, extras };
}
