import type { ICellRendererParams } from 'ag-grid-community';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { pickRow } from './row-picking.ts';
import { useSheet } from './sheet-context.ts';

const boxLook = 'size-4.5 cursor-pointer accent-gold';

export function SelectCell({ data, node }: ICellRendererParams<unknown>) {
  const { sheet, selection } = useSheet();
  if (data === undefined || selection === undefined) return null;
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={`Select ${sheet.nameOf(data) || 'the new row'}`}
      checked={selection.ids.has(sheet.props.rowId(data))}
      onChange={({ nativeEvent }) => {
        const index = node.rowIndex ?? 0;
        const shift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        pickRow(sheet, index, shift);
      }}
      className={boxLook}
    />
  );
}

/** Of what is loaded: the number of what matches is the list's to say. */
export function SelectAllHeader() {
  const { sheet, rows, selection } = useSheet();
  const ids = selection?.ids;
  const { rowId } = sheet.props;
  const all = useMemo(
    () =>
      ids !== undefined &&
      rows !== undefined &&
      rows.length > 0 &&
      rows.every((row) => ids.has(rowId(row))),
    [rows, rowId, ids],
  );
  if (rows === undefined || selection === undefined) return <VisuallyHidden>Select</VisuallyHidden>;
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label="Select all rows"
      checked={all}
      ref={(box) => {
        if (box !== null) box.indeterminate = !all && selection.ids.size > 0;
      }}
      onChange={() => selection.onChange(all ? new Set() : new Set(rows.map(rowId)))}
      className={boxLook}
    />
  );
}

/** Menus are the dearest thing in a row: rows that only scroll by never get one. */
export function ActionsCell({ data }: ICellRendererParams<unknown>) {
  const { renderActions } = useSheet();
  const settled = useDeferredValue(true, false);
  return !settled || data === undefined || renderActions === undefined ? null : (
    <RowActions row={data} render={renderActions} />
  );
}

/** Drawn again only for another row. */
const RowActions = memo(({ row, render }: { row: unknown; render: (row: unknown) => ReactNode }) =>
  render(row),
);
RowActions.displayName = 'RowActions';
