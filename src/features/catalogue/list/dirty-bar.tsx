import { Redo2, Undo2 } from 'lucide-react';
import { reserveBarSpace } from '#src/ui/bar-room.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import { countDrafts, firstErrorText, draftsText, total, whyNotSaved } from './draft-counts.ts';
import type { ListSession } from './list-session.ts';
import { numbered } from '../numbers.ts';

/** Shown while anything can be saved, undone or redone. */
export function DirtyBar({ list }: { list: ListSession }) {
  const { kind, edits, commands, setOpenDialog } = list;
  const { draftRows } = edits;
  const { done, undone } = edits.edits;
  const counts = countDrafts(draftRows);
  const drafts = total(counts);
  if (drafts === 0 && done.length === 0 && undone.length === 0) return null;
  const disabledReason = whyNotSaved(counts);
  const last = done.at(-1);
  const next = undone.at(-1);
  return (
    <section
      tabIndex={-1}
      aria-label="Unsaved changes"
      ref={reserveBarSpace}
      className="popup flex flex-wrap items-center gap-x-2 gap-y-2 px-4 py-2.5 sm:gap-x-3"
    >
      <p
        role="status"
        className="tabular line-clamp-2 min-w-0 flex-1 basis-44 text-sm wrap-anywhere"
      >
        {drafts === 0 ? 'Everything is saved.' : `${draftsText(counts)}.`}
        {counts.withErrors > 0 && (
          <span className="text-ember">
            {' '}
            {numbered(counts.withErrors, 'row has', 'rows have')} errors and will wait.{' '}
            {firstErrorText(kind, draftRows)}
          </span>
        )}
        {counts.conflicts > 0 && (
          <span className="text-gold">
            {` ${numbered(counts.conflicts, 'row waits', 'rows wait')} for your choice.`}
          </span>
        )}
      </p>
      {counts.withErrors + counts.conflicts > 0 && (
        <Button size="small" variant="ghost" onClick={() => commands.nextError(1)}>
          {counts.conflicts > 0 ? 'Choose' : 'Next error'} <Shortcut>F8</Shortcut>
        </Button>
      )}
      <div className="flex gap-2 sm:gap-3">
        <IconButton
          size="small"
          label={last ? `Undo: ${last.label}` : 'Undo'}
          icon={<Undo2 size={18} />}
          onClick={() => commands.undo(false)}
          {...(last === undefined && { disabledReason: 'Nothing to undo.' })}
        />
        <IconButton
          size="small"
          label={next ? `Redo: ${next.label}` : 'Redo'}
          icon={<Redo2 size={18} />}
          onClick={() => commands.redo(false)}
          {...(next === undefined && { disabledReason: 'Nothing to redo.' })}
        />
      </div>
      {drafts > 0 && (
        <>
          <Button size="small" variant="ghost" onClick={commands.discardAll}>
            Discard
          </Button>
          <Button size="small" onClick={() => setOpenDialog({ type: 'review' })}>
            Review
          </Button>
          <Button
            size="small"
            variant="primary"
            pending={commands.isSaving}
            onClick={commands.save}
            {...(disabledReason !== undefined && { disabledReason })}
          >
            Save <Shortcut>Ctrl S</Shortcut>
          </Button>
        </>
      )}
    </section>
  );
}

/** The name of a key. It is hidden on phones, which have no keyboard and little space. */
function Shortcut({ children }: { children: string }) {
  return (
    <span className="hidden sm:inline">
      <Kbd>{children}</Kbd>
    </span>
  );
}
