import type { CustomCellRendererProps } from 'ag-grid-react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CellMark, RowState } from './grid-types.ts';

interface MarkedCellProps extends CustomCellRendererProps<unknown, string> {
  mark: CellMark | undefined;
  state: RowState | undefined;
}

const stateTexts: Record<RowState, string> = {
  new: 'New row, not saved yet',
  deleted: 'Row to be deleted',
  skipped: 'Row left out',
  saved: 'Row saved',
  failed: 'Row could not be saved',
};

/** Rendered only where a cell has something to say beside its text. */
export function MarkedCell({ value, valueFormatted, mark, state }: MarkedCellProps) {
  const was = mark?.was;
  return (
    <>
      {was !== undefined && (
        <>
          <del>{was === '' ? 'empty' : was}</del>
          <span aria-hidden> → </span>
        </>
      )}
      {valueFormatted ?? value}
      {mark !== undefined && <VisuallyHidden>. {mark.note}</VisuallyHidden>}
      {state !== undefined && <VisuallyHidden>. {stateTexts[state]}</VisuallyHidden>}
    </>
  );
}
