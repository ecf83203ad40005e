import type { CustomHeaderProps } from 'ag-grid-react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { isSortable, toggleSort } from './row-picking.ts';
import { useSheet } from './sheet-context.ts';

/** A press asks for the order; the keys for it are heard on the header cell, which has the focus. */
export function GridHeader({ column, displayName, eGridHeader }: CustomHeaderProps) {
  const { sheet, sort } = useSheet();
  const key = column.getColId();
  const { sortKey, hint } = sheet.byKey.get(key) ?? {};
  const sortable = sortKey !== undefined && isSortable(sheet, key);
  const sorted = sortable && sort?.key === sortKey ? sort : null;
  const order = sorted === null ? 'none' : sorted.reverse ? 'descending' : 'ascending';

  // The header cell is the grid's own; it is told with each drawing of what stands in it.
  const tellHeader = (inside: HTMLElement | null) => {
    if (inside === null) return;
    if (sortable) eGridHeader.setAttribute('aria-sort', order);
    if (hint !== undefined) eGridHeader.setAttribute('aria-description', hint);
  };

  if (!sortable) {
    return (
      <span ref={tellHeader} className="grid-header">
        {displayName}
      </span>
    );
  }
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter and Space are handled on the header cell, which alone can be focused
    <span
      ref={tellHeader}
      className="grid-header"
      data-sortable
      onClick={() => {
        if (!sheet.justMoved) toggleSort(sheet, key);
      }}
    >
      <span className="truncate">{displayName}</span>
      <Arrow aria-hidden size={14} data-order={order} />
    </span>
  );
}
