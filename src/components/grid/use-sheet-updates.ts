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
    return paintWhatComes(sheet, sheet.root);
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
      changed = pushRows(api, before.rows, rows, sheet.props.rowId);
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
  }, [api, sheet, rows, source, markOf, rowState, drawn]);

  useEffect(() => paint(sheet));

  return (ready) => {
    // Made anew, the grid has the rows that it was given first.
    last.current = { ...last.current, rows: given };
    setApi(ready);
  };
}
