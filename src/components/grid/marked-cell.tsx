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
  const said = [mark?.note, state && stateTexts[state]]
    .filter((text) => text !== undefined)
    // What goes on after a sentence brings its own full stop.
    .map((text, index, all) => `. ${index < all.length - 1 ? text.replace(/\.$/, '') : text}`)
    .join('');
  return (
    <>
      {was !== undefined && (
        <>
          <del>{was === '' ? 'empty' : was}</del>
          <span aria-hidden> → </span>
        </>
      )}
      {valueFormatted ?? value}
      {said !== '' && <VisuallyHidden>{said}</VisuallyHidden>}
    </>
  );
}
