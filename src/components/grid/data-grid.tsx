import type {
  CellEditRequestEvent,
  ColumnMovedEvent,
  ColumnResizedEvent,
  GetLocaleTextParams,
  GetRowIdParams,
  ViewportChangedEvent,
} from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { buttonProps } from '#src/ui/button-props.ts';
import { afterReportedEdit, stopNextClick } from './ag-dom.ts';
import { gridModules, gridTheme, rowHeights, styleNonce } from './ag-setup.ts';
import { copy, paste } from './clipboard.ts';
import { columnDefs, defaultColDef, editedCellName } from './column-defs.ts';
import { reorderVisible } from './column-layout.ts';
import { editCell } from './gestures.ts';
import { gridHandleOf } from './grid-handle.ts';
import type { DataGridProps, RowAction } from './grid-types.ts';
import { SheetContext, withoutRowType } from './headers.tsx';
import { handleKey } from './keyboard.ts';
import { pointerHandlers } from './pointer.ts';
import { blockSize, datasourceOf } from './row-models.ts';
import { Sheet } from './sheet.ts';
import { useDrawnColumns } from './use-column-layout.ts';
import { useSheetUpdates } from './use-sheet-updates.ts';
import './ag-grid.css';
import './grid.css';

/**
 * The number of rows drawn above and below the visible rows. Drawing the last row calls
 * `onNearEnd`.
 */
const rowBuffer = 6;

/**
 * The room of a scrollbar beside the columns. AG Grid keeps none where the scrollbars of the browser lie over the content,
 * and covers the end of the last column with its own one, which has this width.
 */
const scrollbarWidth = 16;

/** A spreadsheet for rows of any type. The parent component converts the texts to values. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, source, rowId, selection, sort, rowAction, label, onNearEnd, handle } = props;
  const { layout, changeLayout, drawn, extras } = useDrawnColumns(props);
  const [sheet] = useState(() => new Sheet(props, drawn));
  const [pointer] = useState(() => pointerHandlers(sheet));
  const [initial] = useState(() => ({
    rows: [...(rows ?? [])],
    defs: columnDefs(sheet, drawn, extras),
    datasource: datasourceOf(sheet),
  }));
  const setApi = useSheetUpdates(sheet, props, { drawn, extras, initial: initial.rows });
  const saveAfterEditing = useRef(false);
  useImperativeHandle(handle, () => gridHandleOf(sheet), [sheet]);
  const view = useMemo(
    () => withoutRowType({ sheet, rows, selection, sort }),
    [sheet, rows, selection, sort],
  );
  const empty = (rows?.length ?? source?.count) === 0 && props.onGesture !== undefined;

  function save() {
    if (sheet.api === null || sheet.api.getEditingCells().length === 0) {
      // Enter may have ended an edit that is not reported yet.
      afterReportedEdit(() => sheet.props.onSave?.());
      return;
    }
    // AG Grid reports the edit first and its end afterwards, so saving waits for the end.
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
    if (pointer.press(event.nativeEvent)) event.stopPropagation();
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
    // The click at the end of a drag would sort by the column.
    stopNextClick();
    const keys = api.getAllDisplayedColumns().map((column) => column.getColId());
    changeLayout(
      reorderVisible(
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
          onPointerUp={(event) => pointer.tap(event.nativeEvent)}
          onCopy={handleClipboard}
          onCut={handleClipboard}
          onPaste={handleClipboard}
        >
          <AgGridReact<Row>
            key={source === undefined ? 'local' : 'remote'}
            theme={gridTheme}
            {...(styleNonce() !== undefined && { styleNonce: styleNonce() })}
            {...(source === undefined
              ? { rowData: initial.rows }
              : {
                  rowModelType: 'infinite',
                  datasource: initial.datasource,
                  cacheBlockSize: blockSize,
                  maxBlocksInCache: 30,
                  infiniteInitialRowCount: source.count,
                })}
            columnDefs={initial.defs}
            defaultColDef={defaultColDef}
            getLocaleText={({ key, defaultValue, api }: GetLocaleTextParams<Row>) =>
              key === 'ariaInputEditor' ? editedCellName(sheet, api) : defaultValue
            }
            getRowId={({ data }: GetRowIdParams<Row>) => rowId(data)}
            rowHeight={rowHeights[layout.density]}
            rowBuffer={rowBuffer}
            scrollbarWidth={scrollbarWidth}
            readOnlyEdit
            // Tooltips of AG Grid would add listeners to every cell, so tips.ts shows tips instead.
            enableBrowserTooltips
            enterNavigatesVerticallyAfterEdit
            stopEditingWhenCellsLoseFocus
            suppressDragLeaveHidesColumns
            suppressNoRowsOverlay
            // With animation, removed rows would stay visible beside the new rows.
            animateRows={false}
            onGridReady={({ api }) => setApi(api)}
            onCellEditRequest={({ data, column, newValue }: CellEditRequestEvent<Row, string>) =>
              editCell(sheet, data, column.getColId(), newValue ?? '')
            }
            onCellEditingStopped={handleEditingStopped}
            onCellFocused={() => sheet.paint()}
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

/** A hidden template for each icon. The buttons of the rows are copies of these templates. */
function RowButtons<Row>({ action, ref }: { action: RowAction<Row>; ref: Ref<HTMLDivElement> }) {
  return (
    <div hidden ref={ref}>
      {Object.entries(action.icons).map(([name, icon]) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          {...buttonProps({ variant: 'ghost', size: 'small' })}
          data-shape="square"
          data-icon={name}
          aria-haspopup={action.popup}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
