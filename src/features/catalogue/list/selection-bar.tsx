import { Copy, Download, Pencil, Trash2, X } from 'lucide-react';
import { takesRoom } from '#src/ui/bar-room.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toolbar } from '#src/ui/toolbar.tsx';
import { number } from './numbers.ts';
import type { RowSelection } from './use-selection.ts';

interface SelectionBarProps {
  selection: RowSelection;
  narrow: boolean;
  /** All that the list's question matches; undefined while nobody has counted. */
  total: number | undefined;
  /** The rest is on its way, to be selected as well. */
  selectingAll: boolean;
  onSelectAll: () => void;
  onChange: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done with the rows that are ticked. */
export function SelectionBar({ selection, narrow, total, selectingAll, ...on }: SelectionBarProps) {
  const { ids, elsewhere } = selection;
  if (ids.size === 0) return null;
  const shown = ids.size - elsewhere;
  // On a phone the others fill a line of their own.
  const clear = (
    <IconButton
      size="small"
      label="Clear the selection"
      icon={<X size={18} />}
      onClick={on.onClear}
      {...(narrow && { className: 'ml-auto' })}
    />
  );
  return (
    <section
      ref={takesRoom}
      tabIndex={-1}
      aria-label="Selected rows"
      className="popup flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5"
    >
      <p role="status" className="tabular text-sm">
        <strong>{number(ids.size)} selected</strong>
        {elsewhere > 0 && (
          <span className="text-muted"> · {number(elsewhere)} of them not in this list</span>
        )}
      </p>
      {total !== undefined && shown < total && (
        <Button
          size="small"
          variant="ghost"
          pending={selectingAll}
          onClick={({ currentTarget }) => {
            // The button goes once everything is selected.
            currentTarget.closest('section')?.focus();
            on.onSelectAll();
          }}
        >
          Select all {number(total)} matching
        </Button>
      )}
      {narrow && clear}
      <Toolbar label="With the selected rows" className="ml-auto">
        <Button size="small" icon={<Pencil aria-hidden size={16} />} onClick={on.onChange}>
          Change selected…
        </Button>
        {!narrow && (
          <>
            <Button size="small" icon={<Copy aria-hidden size={16} />} onClick={on.onDuplicate}>
              Duplicate
            </Button>
            <Button size="small" icon={<Download aria-hidden size={16} />} onClick={on.onExport}>
              Export…
            </Button>
          </>
        )}
        <Button size="small" icon={<Trash2 aria-hidden size={16} />} onClick={on.onDelete}>
          Delete
        </Button>
        {!narrow && clear}
      </Toolbar>
    </section>
  );
}
