import type { GridApi } from 'ag-grid-community';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { columnDefs, type Extras, signatureOf } from './column-defs.ts';
import type { DataGridProps, GridColumn } from './grid-types.ts';
import { pushRows } from './local-rows.ts';
import { paint, paintWhatComes } from './painter.ts';
import { collapse, isWide } from './ranging.ts';
import { reload } from './remote-rows.ts';
import type { Sheet } from './sheet.ts';

interface Drawing<Row> {
  drawn: readonly GridColumn<Row>[];
  extras: Extras;
  /** The rows that the grid was made with. */
  given: readonly Row[];
}

/** Tells the grid what has changed since the last rendering, and no more than that. */
export function useSheetUpdates<Row>(
  sheet: Sheet<Row>,
  props: DataGridProps<Row>,
  { drawn, extras, given }: Drawing<Row>,
): (api: GridApi<Row>) => void {
  const { rows, source, markOf, rowState, label } = props;
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  const [closings, setClosings] = useState(0);
  const last = useRef({ rows: given, source, markOf, rowState, drawn });
  const signature = signatureOf(drawn, extras);
  const defined = useRef(signature);

  useLayoutEffect(() => {
    sheet.update(props, drawn, api);
  });

  useEffect(() => {
    if (api === null || sheet.root === null) return undefined;
    api.setGridAriaProperty('label', label);
    api.setGridAriaProperty('multiselectable', 'true');
    const retry = () => setClosings((count) => count + 1);
    api.addEventListener('cellEditingStopped', retry);
    const stop = paintWhatComes(sheet, sheet.root);
    return () => {
      stop();
      if (!api.isDestroyed()) api.removeEventListener('cellEditingStopped', retry);
    };
  }, [api, sheet, label]);

  useEffect(() => {
    if (api === null || defined.current === signature) return;
    defined.current = signature;
    api.setGridOption('columnDefs', columnDefs(sheet, sheet.columns, extras));
    sheet.setHead(null);
  }, [api, sheet, signature, extras]);

  useEffect(() => {
    if (api === null) return;
    const before = last.current;
    last.current = { rows: rows ?? before.rows, source, markOf, rowState, drawn };
    const redrawn =
      before.markOf !== markOf || before.rowState !== rowState || before.drawn !== drawn;
    let changed: ReadonlySet<string> | 'all' = new Set();
    if (rows !== undefined && before.rows !== rows) {
      const pushed = pushRows(api, before.rows, rows, sheet.props.rowId);
      if (pushed === null) last.current.rows = before.rows;
      else sheet.show(rows);
      changed = pushed ?? changed;
      // Rows have come, gone or moved: the range would mean others now.
      if (changed === 'all' && isWide(sheet)) collapse(sheet);
    }
    if (before.source !== undefined && source !== undefined) reload(api, before.source, source);
    if (redrawn || changed === 'all') {
      api.refreshCells({ force: true });
    } else if (changed.size > 0) {
      const ids = changed;
      const rowNodes = api.getRenderedNodes().filter(({ id }) => id !== undefined && ids.has(id));
      if (rowNodes.length > 0) api.refreshCells({ rowNodes, force: true });
    }
  }, [api, sheet, rows, source, markOf, rowState, drawn, closings]);

  useEffect(() => paint(sheet));

  return (ready) => {
    // Made anew, the grid has the rows that it was given first.
    last.current = { ...last.current, rows: given };
    if (props.rows !== undefined) sheet.show(given);
    setApi(ready);
  };
}
