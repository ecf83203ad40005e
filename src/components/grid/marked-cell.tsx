import type { CustomCellRendererProps } from 'ag-grid-react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface MarkedCellProps extends CustomCellRendererProps<unknown, string> {
  note: string;
}

/** Rendered only where a cell has something to say beside its text. */
export function MarkedCell({ value, note }: MarkedCellProps) {
  return (
    <>
      {value}
      <VisuallyHidden>. {note}</VisuallyHidden>
    </>
  );
}
