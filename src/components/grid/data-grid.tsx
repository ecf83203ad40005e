import type {
  CellEditRequestEvent,
  ColumnMovedEvent,
  ColumnResizedEvent,
  GetRowIdParams,
  ViewportChangedEvent,
} from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { copy, paste } from './clipboard.ts';
import { columnDefs, defaultColDef } from './column-defs.ts';
import { reordered } from './column-layout.ts';
import { editCell } from './gestures.ts';
import { handleOf } from './grid-handle.ts';
import { gridModules } from './grid-modules.ts';
import { gridTheme, rowHeights, styleNonce } from './grid-theme.ts';
import type { DataGridProps } from './grid-types.ts';
import { handleKey } from './keyboard.ts';
import { paint } from './painter.ts';
import { handlePress, handleTap } from './pointer.ts';
import { blockSize, datasourceOf } from './remote-rows.ts';
import { forHeaders, SheetContext } from './sheet-context.ts';
import { Sheet } from './sheet.ts';
import { RowButtons } from './row-buttons.tsx';
import { useDrawnColumns } from './use-drawn-columns.ts';
import { useSheetUpdates } from './use-sheet-updates.ts';
import './grid.css';

/** Rows drawn beyond the visible ones; when the last row is among them, more are asked for. */
const rowBuffer = 6;

/** A spreadsheet over rows of any kind: what its texts mean is its user's business. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, source, rowId, selection, sort, rowAction, label, onNearEnd, handle } = props;
  const { layout, changeLayout, drawn, extras } = useDrawnColumns(props);
  const [sheet] = useState(() => {
    const made = new Sheet(props);
    made.draw(drawn);
    return made;
  });
  const [first] = useState(() => ({
    rows: [...(rows ?? [])],
    defs: columnDefs(sheet, drawn, extras),
    datasource: datasourceOf(sheet),
  }));
  const setApi = useSheetUpdates(sheet, props, { drawn, extras, given: first.rows });
  const saveAfterEditing = useRef(false);
  useImperativeHandle(handle, () => handleOf(sheet), [sheet]);
  const view = useMemo(
    () => forHeaders({ sheet, rows, selection, sort }),
    [sheet, rows, selection, sort],
  );
  const empty = (rows?.length ?? source?.count) === 0 && props.onGesture !== undefined;

  function save() {
    if (sheet.api === null || sheet.api.getEditingCells().length === 0) {
      // Of an edit that Enter has just ended the grid tells in a timer: this one comes after it.
      setTimeout(() => sheet.props.onSave?.());
      return;
    }
    // The grid tells of the edit and of its end later, in this order.
    saveAfterEditing.current = true;
    sheet.api.stopEditing();
  }

  function handleEditingStopped() {
    if (!saveAfterEditing.current) return;
    saveAfterEditing.current = false;
    props.onSave?.();
  }

  function handleKeys(event: KeyboardEvent) {
    if (!handleKey(sheet, event.nativeEvent, save)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handlePointerDown(event: MouseEvent) {
    if (handlePress(sheet, event.nativeEvent)) event.stopPropagation();
  }

  function handleClipboard(event: ClipboardEvent) {
    if (event.type === 'paste') paste(sheet, event.nativeEvent);
    else copy(sheet, event.nativeEvent, event.type === 'cut');
  }

  function handleResized({ finished, source: from, columns }: ColumnResizedEvent<Row>) {
    if (!finished || from !== 'uiColumnResized') return;
    const widths = { ...layout.widths };
    for (const column of columns ?? []) widths[column.getColId()] = column.getActualWidth();
    changeLayout({ ...layout, widths });
  }

  function handleMoved({ finished, source: from, api }: ColumnMovedEvent<Row>) {
    if (!finished || from !== 'uiColumnMoved') return;
    sheet.columnMoved();
    const keys = api.getAllDisplayedColumns().map((column) => column.getColId());
    changeLayout(
      reordered(
        layout,
        keys.filter((key) => sheet.byKey.has(key)),
      ),
    );
  }

  return (
    <AgGridProvider modules={gridModules}>
      <SheetContext value={view}>
        <div
          ref={(root) => sheet.setRoot(root)}
          className="data-grid relative h-full"
          {...(empty && {
            tabIndex: 0,
            role: 'group',
            'aria-label': `${label}, empty. Rows of a spreadsheet can be pasted here.`,
          })}
          onKeyDownCapture={handleKeys}
          onPointerDownCapture={handlePointerDown}
          onMouseDownCapture={handlePointerDown}
          onPointerUp={(event) => handleTap(sheet, event.nativeEvent)}
          onCopy={handleClipboard}
          onCut={handleClipboard}
          onPaste={handleClipboard}
        >
          <AgGridReact<Row>
            key={source === undefined ? 'local' : 'remote'}
            theme={gridTheme}
            {...(styleNonce() !== undefined && { styleNonce: styleNonce() })}
            {...(source === undefined
              ? { rowData: first.rows }
              : {
                  rowModelType: 'infinite',
                  datasource: first.datasource,
                  cacheBlockSize: blockSize,
                  maxBlocksInCache: 30,
                  infiniteInitialRowCount: source.count,
                })}
            columnDefs={first.defs}
            defaultColDef={defaultColDef}
            getRowId={({ data }: GetRowIdParams<Row>) => rowId(data)}
            rowHeight={rowHeights[layout.density]}
            rowBuffer={rowBuffer}
            readOnlyEdit
            // Those of the grid itself would listen on each cell: `tips.ts` shows ours.
            enableBrowserTooltips
            enterNavigatesVerticallyAfterEdit
            stopEditingWhenCellsLoseFocus
            suppressDragLeaveHidesColumns
            suppressNoRowsOverlay
            // Rows that are on their way out would stand beside those that come.
            animateRows={false}
            onGridReady={({ api }) => setApi(api)}
            onCellEditRequest={({ data, column, newValue }: CellEditRequestEvent<Row, string>) =>
              editCell(sheet, data, column.getColId(), newValue ?? '')
            }
            onCellEditingStopped={handleEditingStopped}
            onCellFocused={() => paint(sheet)}
            onViewportChanged={({ lastRow }: ViewportChangedEvent<Row>) => {
              if (rows !== undefined && lastRow >= rows.length - 1) onNearEnd?.();
            }}
            onColumnResized={handleResized}
            onColumnMoved={handleMoved}
          />
          {empty && (
            <p aria-hidden className="grid-empty">
              Nothing here yet. Rows of a spreadsheet can be pasted here.
            </p>
          )}
          {rowAction && (
            <RowButtons action={rowAction} ref={(buttons) => sheet.setButtons(buttons)} />
          )}
          <div aria-hidden popover="manual" className="grid-tip" />
          <p role="status" className="sr-only" ref={(region) => sheet.setRegion(region)} />
        </div>
      </SheetContext>
    </AgGridProvider>
  );
}
