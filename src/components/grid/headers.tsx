import type { CustomHeaderProps } from 'ag-grid-react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { createContext, useContext, useMemo } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Selection, Sorting } from './grid-types.ts';
import { isSortable, toggleSort } from './row-picking.ts';
import type { Sheet } from './sheet.ts';

/** The values that header cells read from their grid. A change renders the header cells again. */
interface SheetView<Row> {
  sheet: Sheet<Row>;
  rows: readonly Row[] | undefined;
  selection: Selection | undefined;
  sort: Sorting | null | undefined;
}

export const SheetContext = createContext<SheetView<unknown> | null>(null);

/** Drops the row type, because a React context cannot be generic. */
export const withoutRowType = <Row,>(view: SheetView<Row>): SheetView<unknown> =>
  // Headers create no rows: they only pass rows of this view back to its own sheet.
  view as unknown as SheetView<unknown>;

function useSheet(): SheetView<unknown> {
  const view = useContext(SheetContext);
  if (view === null) throw new Error('A header is rendered outside of its grid.');
  return view;
}

/**
 * A click sorts by the column. Enter and Space are handled on the header cell of AG Grid, which has
 * the focus.
 */
export function GridHeader({ column, displayName, eGridHeader }: CustomHeaderProps) {
  const { sheet, sort } = useSheet();
  const key = column.getColId();
  const { sortKey, hint } = sheet.byKey.get(key) ?? {};
  const sortable = sortKey !== undefined && isSortable(sheet, key);
  const sorted = sortable && sort?.key === sortKey ? sort : null;
  const order = sorted === null ? 'none' : sorted.reverse ? 'descending' : 'ascending';

  // AG Grid renders the header cell, so its attributes are set on the DOM element after each
  // render.
  const describeCell = (content: HTMLElement | null) => {
    if (content === null) return;
    if (sortable) eGridHeader.setAttribute('aria-sort', order);
    if (hint !== undefined) eGridHeader.setAttribute('aria-description', hint);
  };

  if (!sortable) {
    return (
      <span ref={describeCell} className="grid-header">
        {displayName}
      </span>
    );
  }
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the header cell has the focus and handles Enter and Space
    <span
      ref={describeCell}
      className="grid-header"
      data-sortable
      onClick={() => toggleSort(sheet, key)}
    >
      <span className="truncate">{displayName}</span>
      <Arrow aria-hidden size={14} data-order={order} />
    </span>
  );
}

/**
 * A checkbox that selects or deselects all loaded rows. Rows that are not loaded stay unselected.
 */
export function SelectAllHeader() {
  const { sheet, rows, selection } = useSheet();
  const ids = selection?.ids;
  const { rowId, rowAction } = sheet.props;
  const all = useMemo(
    () =>
      ids !== undefined &&
      rows !== undefined &&
      rows.length > 0 &&
      rows.every((row) => ids.has(rowId(row))),
    [rows, rowId, ids],
  );
  return (
    <>
      {selection !== undefined && rows === undefined && <VisuallyHidden>Select</VisuallyHidden>}
      {selection !== undefined && rows !== undefined && (
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label="Select all rows"
          checked={all}
          ref={(box) => {
            if (box !== null) box.indeterminate = !all && selection.ids.size > 0;
          }}
          onChange={() => selection.onChange(all ? new Set() : new Set(rows.map(rowId)))}
          className="row-box checkbox"
        />
      )}
      {rowAction && <VisuallyHidden>Actions</VisuallyHidden>}
    </>
  );
}
