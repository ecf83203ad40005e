import type { GridApi } from 'ag-grid-community';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { columnDefs, type Extras, signatureOf } from './column-defs.ts';
import type { DataGridProps, GridColumn } from './grid-types.ts';
import { pushRows } from './local-rows.ts';
import { paint, paintWhatComes } from './painter.ts';
import { collapse, isWide } from './ranging.ts';
import { reload } from './remote-rows.ts';
import { watchScrolling } from './scrolling.ts';
import type { Sheet } from './sheet.ts';
import { showTips } from './tips.ts';
import { hearPresses } from './tools-cell.ts';

interface Drawing<Row> {
  drawn: readonly GridColumn<Row>[];
  extras: Extras;
  /** The rows that the grid was made with. */
  given: readonly Row[];
}

type Told<Row> = Pick<DataGridProps<Row>, 'source' | 'markOf' | 'rowState'> & {
  rows: readonly Row[];
  drawn: readonly GridColumn<Row>[];
  signature: string;
};

/** Tells the grid what has changed since the last rendering, and no more than that. */
export function useSheetUpdates<Row>(
  sheet: Sheet<Row>,
  props: DataGridProps<Row>,
  { drawn, extras, given }: Drawing<Row>,
): (api: GridApi<Row>) => void {
  const { rows, source, markOf, rowState, label } = props;
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  const [, retry] = useReducer((count: number) => count + 1, 0);
  const signature = signatureOf(drawn, extras);
  const last = useRef<Told<Row>>({ rows: given, source, markOf, rowState, drawn, signature });

  useLayoutEffect(() => {
    sheet.update(props, drawn, api);
  });

  useEffect(() => {
    if (api === null || sheet.root === null) return undefined;
    api.setGridAriaProperty('label', label);
    api.setGridAriaProperty('multiselectable', 'true');
    // Rows that an open editor has held back come when it is closed.
    api.addEventListener('cellEditingStopped', retry);
    const { root } = sheet;
    const stops = [
      paintWhatComes(sheet, root),
      hearPresses(sheet, root),
      showTips(sheet, root),
      watchScrolling(sheet, root),
    ];
    return () => {
      for (const stop of stops) stop();
      if (!api.isDestroyed()) api.removeEventListener('cellEditingStopped', retry);
    };
  }, [api, sheet, label]);

  useEffect(() => {
    if (api !== null) {
      const next = { rows: rows ?? given, source, markOf, rowState, drawn, signature };
      if (next.signature !== last.current.signature) {
        api.setGridOption('columnDefs', columnDefs(sheet, sheet.columns, extras));
        sheet.setHead(null);
      }
      last.current = tell(api, sheet, last.current, next);
    }
    paint(sheet);
  });

  return (ready) => {
    // Made anew, the grid has the rows that it was given first.
    last.current = { ...last.current, rows: given };
    if (rows !== undefined) sheet.show(given);
    setApi(ready);
  };
}

/** What the grid knows afterwards. */
function tell<Row>(
  api: GridApi<Row>,
  sheet: Sheet<Row>,
  before: Told<Row>,
  next: Told<Row>,
): Told<Row> {
  let changed: ReadonlySet<string> | 'all' | null = new Set();
  if (before.rows !== next.rows) {
    changed = pushRows(api, before.rows, next.rows, sheet.props.rowId);
    if (changed !== null) sheet.show(next.rows);
    // Rows have come, gone or moved: the range would mean others now.
    if (changed === 'all' && isWide(sheet)) collapse(sheet);
  }
  if (before.source !== undefined && next.source !== undefined) {
    reload(api, before.source, next.source);
  }
  const redrawn =
    before.markOf !== next.markOf ||
    before.rowState !== next.rowState ||
    before.drawn !== next.drawn;
  if (redrawn || changed === 'all') {
    api.refreshCells({ force: true });
  } else if (changed !== null && changed.size > 0) {
    const ids = changed;
    const rowNodes = api.getRenderedNodes().filter(({ id }) => id !== undefined && ids.has(id));
    if (rowNodes.length > 0) api.refreshCells({ rowNodes, force: true });
  }
  return changed === null ? { ...next, rows: before.rows } : next;
}
