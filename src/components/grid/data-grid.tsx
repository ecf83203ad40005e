import type {
  CellEditRequestEvent,
  ColDef,
  ColumnResizedEvent,
  GetRowIdParams,
  GridApi,
  GridReadyEvent,
  ICellRendererParams,
  ViewportChangedEvent,
} from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { columnDefs, defaultColDef, type MarkOf } from './column-defs.ts';
import { keepWidths, readWidths } from './column-widths.ts';
import { gridModules } from './grid-modules.ts';
import { gridTheme, styleNonce } from './grid-theme.ts';
import type { CellEdit, GridColumn, GridHandle } from './grid-types.ts';
import './grid.css';

export interface DataGridProps<Row> {
  /** What the grid holds, for people who do not see it. */
  label: string;
  /** Same array while nothing about the columns changes: another one resets them. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** The same function always. */
  rowId: (row: Row) => string;
  /** The same function while its answers for a row stay: another one resets the columns. */
  markOf: MarkOf<Row>;
  onEdit: (edit: CellEdit) => void;
  /** Ctrl+S or Cmd+S, once an open editor has handed over what it holds. */
  onSave?: (() => void) | undefined;
  /** The last rows come into view. */
  onNearEnd?: () => void;
  /** A menu or buttons at the end of each row; the same function like `markOf`. */
  renderActions?: (row: Row) => ReactNode;
  /** Under this name the widths of the columns are kept. */
  name: string;
  handle?: Ref<GridHandle>;
}

/** Rows drawn beyond the visible ones; when the last row is among them, more are asked for. */
const rowBuffer = 6;

export function DataGrid<Row>({
  label,
  columns,
  rows,
  rowId,
  markOf,
  onEdit,
  onSave,
  onNearEnd,
  renderActions,
  name,
  handle,
}: DataGridProps<Row>) {
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  const saveAfterEditing = useRef(false);
  const defs = useMemo(
    () => [
      ...columnDefs<Row>(columns, markOf, readWidths(name)),
      ...(renderActions === undefined ? [] : [actionsColumn(renderActions)]),
    ],
    [columns, markOf, name, renderActions],
  );
  const rowData = useMemo(() => [...rows], [rows]);
  const getRowId = useCallback(({ data }: GetRowIdParams<Row>) => rowId(data), [rowId]);

  useEffect(() => {
    api?.setGridAriaProperty('label', label);
  }, [api, label]);

  useImperativeHandle(
    handle,
    () => ({
      focusCell: (id, key) => {
        const index = api?.getRowNode(id)?.rowIndex;
        if (!api || typeof index !== 'number') return;
        api.ensureIndexVisible(index);
        api.ensureColumnVisible(key);
        api.setFocusedCell(index, key);
      },
    }),
    [api],
  );

  function handleResized(event: ColumnResizedEvent<Row>) {
    if (!event.finished || event.source !== 'uiColumnResized') return;
    const widths: Record<string, number> = {};
    for (const { colId, width } of event.api.getColumnState()) {
      if (typeof width === 'number') widths[colId] = width;
    }
    keepWidths(name, widths);
  }

  function handleSaveKey(event: KeyboardEvent) {
    const command = event.ctrlKey || event.metaKey;
    if (!command || event.key.toLowerCase() !== 's' || onSave === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (api === null || api.getEditingCells().length === 0) {
      onSave();
      return;
    }
    // The grid tells of the edit and of its end later, in this order.
    saveAfterEditing.current = true;
    api.stopEditing();
  }

  function handleEditingStopped() {
    if (!saveAfterEditing.current) return;
    saveAfterEditing.current = false;
    onSave?.();
  }

  return (
    <AgGridProvider modules={gridModules}>
      <div className="data-grid h-full" onKeyDownCapture={handleSaveKey}>
        <AgGridReact<Row>
          theme={gridTheme}
          {...(styleNonce() !== undefined && { styleNonce: styleNonce() })}
          rowData={rowData}
          columnDefs={defs}
          defaultColDef={defaultColDef}
          getRowId={getRowId}
          rowBuffer={rowBuffer}
          readOnlyEdit
          enterNavigatesVerticallyAfterEdit
          stopEditingWhenCellsLoseFocus
          suppressDragLeaveHidesColumns
          tooltipShowDelay={400}
          onGridReady={(event: GridReadyEvent<Row>) => setApi(event.api)}
          onCellEditRequest={({ data, column, newValue }: CellEditRequestEvent<Row, string>) =>
            onEdit({
              rowId: rowId(data),
              key: column.getColId(),
              text: newValue ?? '',
            })
          }
          onCellEditingStopped={handleEditingStopped}
          onViewportChanged={({ lastRow }: ViewportChangedEvent<Row>) => {
            if (lastRow >= rows.length - 1) onNearEnd?.();
          }}
          // A mark can change while its cell's text stays; the grid compares texts only.
          onRowDataUpdated={(event) => event.api.refreshCells({ force: true })}
          onColumnResized={handleResized}
        />
      </div>
    </AgGridProvider>
  );
}

function actionsColumn<Row>(render: (row: Row) => ReactNode): ColDef<Row, string> {
  return {
    colId: 'actions',
    headerName: 'Actions',
    width: 76,
    pinned: 'right',
    resizable: false,
    editable: false,
    cellClass: 'cell-actions',
    cellRenderer: ({ data }: ICellRendererParams<Row>) =>
      data === undefined ? null : render(data),
  };
}
