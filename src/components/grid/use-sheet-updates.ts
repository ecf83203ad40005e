import type { GridApi } from 'ag-grid-community';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { columnDefs, type Extras, signatureOf } from './column-defs.ts';
import type { DataGridProps, GridColumn } from './grid-types.ts';
import { startPainting } from './painter.ts';
import { collapse, hasSeveralCells } from './ranging.ts';
import { pushRows, reloadSource } from './row-models.ts';
import type { Sheet } from './sheet.ts';
import { showTips } from './tips.ts';
import { handleRowControlClicks } from './row-controls-cell.ts';

interface Drawing<Row> {
  drawn: readonly GridColumn<Row>[];
  extras: Extras;
  /** The rows that the grid was created with. */
  initial: readonly Row[];
}

/** The values of the last update of AG Grid. */
type GridValues<Row> = Pick<DataGridProps<Row>, 'source' | 'markOf' | 'rowState'> & {
  rows: readonly Row[];
  drawn: readonly GridColumn<Row>[];
  signature: string;
};

/** Updates AG Grid with only the values that have changed since the last update. */
export function useSheetUpdates<Row>(
  sheet: Sheet<Row>,
  props: DataGridProps<Row>,
  { drawn, extras, initial }: Drawing<Row>,
): (api: GridApi<Row>) => void {
  const { rows, source, markOf, rowState, label } = props;
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const signature = signatureOf(drawn, extras);
  const lastValues = useRef<GridValues<Row>>({
    rows: initial,
    source,
    markOf,
    rowState,
    drawn,
    signature,
  });

  useLayoutEffect(() => {
    sheet.update(props, drawn, api);
  });

  useEffect(() => {
    if (api === null || sheet.root === null) return undefined;
    api.setGridAriaProperty('label', label);
    api.setGridAriaProperty('multiselectable', 'true');
    // When an editor closes, AG Grid gets the rows that it could not get while the editor was open.
    api.addEventListener('cellEditingStopped', renderAgain);
    const { root } = sheet;
    const stops = [
      startPainting(sheet, root),
      handleRowControlClicks(sheet, root),
      showTips(sheet, root),
    ];
    return () => {
      for (const stop of stops) stop();
      if (!api.isDestroyed()) api.removeEventListener('cellEditingStopped', renderAgain);
    };
  }, [api, sheet, label]);

  useEffect(() => {
    if (api !== null) {
      const next = { rows: rows ?? initial, source, markOf, rowState, drawn, signature };
      if (next.signature !== lastValues.current.signature) {
        api.setGridOption('columnDefs', columnDefs(sheet, sheet.columns, extras));
        sheet.setHead(null);
      }
      lastValues.current = updateGrid(api, sheet, lastValues.current, next);
    }
    sheet.paint();
  });

  return (ready) => {
    // If React creates AG Grid again, AG Grid starts with the initial rows.
    lastValues.current = { ...lastValues.current, rows: initial };
    if (rows !== undefined) sheet.setShownRows(initial);
    setApi(ready);
  };
}

/** Updates AG Grid and returns the values that it has afterwards. */
function updateGrid<Row>(
  api: GridApi<Row>,
  sheet: Sheet<Row>,
  before: GridValues<Row>,
  next: GridValues<Row>,
): GridValues<Row> {
  let changed: ReadonlySet<string> | 'all' | null = new Set();
  if (before.rows !== next.rows) {
    changed = pushRows(api, before.rows, next.rows, sheet.props.rowId);
    if (changed !== null) sheet.setShownRows(next.rows);
    // After rows were added, removed or moved, the range would contain other cells.
    if (changed === 'all' && hasSeveralCells(sheet)) collapse(sheet);
  }
  if (before.source !== undefined && next.source !== undefined) {
    reloadSource(api, before.source, next.source);
  }
  const mustRedraw =
    before.markOf !== next.markOf ||
    before.rowState !== next.rowState ||
    before.drawn !== next.drawn;
  if (mustRedraw || changed === 'all') {
    api.refreshCells({ force: true });
  } else if (changed !== null && changed.size > 0) {
    const ids = changed;
    const rowNodes = api.getRenderedNodes().filter(({ id }) => id !== undefined && ids.has(id));
    if (rowNodes.length > 0) api.refreshCells({ rowNodes, force: true });
  }
  return changed === null ? { ...next, rows: before.rows } : next;
}
