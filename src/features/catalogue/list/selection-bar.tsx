import { Copy, Download, Pencil, Trash2, X } from 'lucide-react';
import { middleDot } from '#src/lib/unbroken.ts';
import { reserveBarSpace } from '#src/ui/bar-room.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toolbar } from '#src/ui/toolbar.tsx';
import type { ListSession } from './list-session.ts';
import { number } from '../numbers.ts';

/** The number of ticked rows, and the actions on them. */
export function SelectionBar({ list }: { list: ListSession }) {
  const { selection, narrow, total, commands, setOpenDialog } = list;
  const { ids, notInList } = selection;
  if (ids.size === 0) return null;
  const shown = ids.size - notInList;
  // On a phone this button is placed before the other buttons, because these fill a whole line.
  const clear = (
    <IconButton
      size="small"
      label="Clear the selection"
      icon={<X size={18} />}
      onClick={() => {
        selection.change(new Set());
        commands.keepFocus();
      }}
      {...(narrow && { className: 'ml-auto' })}
    />
  );
  return (
    <section
      ref={reserveBarSpace}
      tabIndex={-1}
      aria-label="Selected rows"
      className="popup flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5"
    >
      <p role="status" className="tabular text-sm">
        <strong>{number(ids.size)} selected</strong>
        {notInList > 0 && (
          <span className="text-muted">
            {middleDot}
            {number(notInList)} of them not in this list
          </span>
        )}
      </p>
      {total !== undefined && shown < total && (
        <Button
          size="small"
          variant="ghost"
          pending={list.selectingAll}
          onClick={({ currentTarget }) => {
            // The button disappears once everything is selected, so the focus moves to the bar.
            currentTarget.closest('section')?.focus();
            void list.selectAll();
          }}
        >
          Select all {number(total)} matching
        </Button>
      )}
      {narrow && clear}
      <Toolbar label="With the selected rows" className="ml-auto">
        <Button
          size="small"
          icon={<Pencil aria-hidden size={16} />}
          onClick={() => setOpenDialog({ type: 'change', rows: selection.rows() })}
        >
          Change selected…
        </Button>
        {!narrow && (
          <>
            <Button
              size="small"
              icon={<Copy aria-hidden size={16} />}
              onClick={() => commands.duplicate([...ids])}
            >
              Duplicate
            </Button>
            <Button
              size="small"
              icon={<Download aria-hidden size={16} />}
              onClick={() => setOpenDialog({ type: 'export' })}
            >
              Export…
            </Button>
          </>
        )}
        <Button
          size="small"
          icon={<Trash2 aria-hidden size={16} />}
          onClick={() => commands.remove([...ids])}
        >
          Delete
        </Button>
        {!narrow && clear}
      </Toolbar>
    </section>
  );
}
