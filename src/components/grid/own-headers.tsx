import { useMemo } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSheet } from './sheet-context.ts';

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
      className="row-box"
    />
  );
}

/** Its cells say what they are; above them it is only heard. */
export const ActionsHeader = () => <VisuallyHidden>Actions</VisuallyHidden>;
