import { Columns3, Eye, EyeOff, Keyboard, Redo2, Undo2 } from 'lucide-react';
import { ShortcutDialog } from '#src/components/grid/shortcut-dialog.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toolbar } from '#src/ui/toolbar.tsx';
import { rows } from '../import-texts.ts';
import type { DraftSession } from './draft-session.ts';

const ofTheImport = [
  {
    title: 'The import',
    shortcuts: [
      { keys: ['F6', 'Shift+F6'], does: 'To the errors, the rows, the sending' },
      { keys: ['Ctrl+S'], does: 'Send what is ready' },
      { keys: ['Ctrl+Backspace'], does: 'Leave the rows out, or take them in' },
    ],
  },
];

export function DraftToolbar({ draft }: { draft: DraftSession }) {
  const { narrow, selection, onlyChanged, skip, help, setHelp } = draft;
  const { undoLabel, redoLabel, counts } = draft.summary;
  const selected = selection.ids;
  return (
    <Toolbar label="Work on the rows">
      <Button
        size="small"
        icon={<Undo2 aria-hidden size={16} />}
        aria-label={undoLabel === null ? 'Undo' : `Undo: ${undoLabel}`}
        onClick={draft.undo}
        {...(undoLabel === null && { disabledReason: 'There is nothing to undo.' })}
      >
        Undo
      </Button>
      <Button
        size="small"
        icon={<Redo2 aria-hidden size={16} />}
        aria-label={redoLabel === null ? 'Redo' : `Redo: ${redoLabel}`}
        onClick={draft.redo}
        {...(redoLabel === null && { disabledReason: 'There is nothing to redo.' })}
      >
        Redo
      </Button>
      {!narrow && counts.update > 0 && (
        <Button
          size="small"
          icon={<Columns3 aria-hidden size={16} />}
          aria-pressed={onlyChanged}
          onClick={() => draft.setOnlyChanged(!onlyChanged)}
        >
          {onlyChanged ? 'Show all columns' : 'Show only changed columns'}
        </Button>
      )}
      {selected.size > 0 && (
        <>
          <span className="tabular text-sm text-muted">{rows(selected.size)} selected</span>
          <Button
            size="small"
            icon={<EyeOff aria-hidden size={16} />}
            onClick={() => skip([...selected], true)}
          >
            Leave them out
          </Button>
          <Button
            size="small"
            icon={<Eye aria-hidden size={16} />}
            onClick={() => skip([...selected], false)}
          >
            Take them in
          </Button>
        </>
      )}
      {!narrow && (
        <>
          <IconButton
            size="small"
            label="Keyboard shortcuts"
            icon={<Keyboard aria-hidden size={18} />}
            onClick={() => setHelp(true)}
          />
          <ShortcutDialog open={help} onClose={() => setHelp(false)} more={ofTheImport} />
        </>
      )}
    </Toolbar>
  );
}
