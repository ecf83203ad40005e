import { useMemo } from 'react';
import { visibleColumns } from './column-layout.ts';
import type { DataGridProps, GridColumn } from './grid-types.ts';
import { useColumnLayout } from './use-column-layout.ts';

/** The columns as they are arranged: the caller's arrangement, or one of the grid's own. */
export function useDrawnColumns<Row>(props: DataGridProps<Row>) {
  const { columns, name, layout: given, onLayout, selection, renderActions } = props;
  const own = useColumnLayout(name, columns);
  const layout = given ?? own.layout;
  const drawn = useMemo(
    (): readonly GridColumn<Row>[] =>
      visibleColumns(layout, columns).map((column) => ({
        ...column,
        width: layout.widths[column.key] ?? column.width,
      })),
    [layout, columns],
  );
  const selectable = selection !== undefined;
  const actions = renderActions !== undefined;
  const extras = useMemo(() => ({ selectable, actions }), [selectable, actions]);
  return { layout, changeLayout: onLayout ?? own.change, drawn, extras };
}
