import { useMemo } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useSheet } from './sheet-context.ts';

/** Above the boxes one for all of them, of what is loaded: the number of what matches is the list's to say. */
export function ToolsHeader() {
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
          className="row-box"
        />
      )}
      {rowAction && <VisuallyHidden>Actions</VisuallyHidden>}
    </>
  );
}
