import { Redo2, Undo2 } from 'lucide-react';
import { takesRoom } from '#src/ui/bar-room.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import type { GridRow } from '../edits/rows.ts';
import type { EditsOfList } from '../edits/use-edits.ts';
import type { Saving } from '../edits/use-saving.ts';
import type { Kind } from '../kind.ts';
import { countDrafts, firstFault, inWords, total, whyNotSaved } from './draft-counts.ts';
import { numbered } from './numbers.ts';

interface DirtyBarProps {
  kind: Kind;
  draftRows: readonly GridRow[];
  edits: EditsOfList['edits'];
  saving: Saving;
  onUndo: () => void;
  onRedo: () => void;
  onReview: () => void;
  onDiscard: () => void;
  onNextError: () => void;
}

/** There while something can be saved, undone or done again. */
export function DirtyBar({ kind, draftRows, edits, saving, ...on }: DirtyBarProps) {
  const { done, undone } = edits;
  const counts = countDrafts(draftRows);
  const drafts = total(counts);
  if (drafts === 0 && done.length === 0 && undone.length === 0) return null;
  const waiting = whyNotSaved(counts);
  const last = done.at(-1);
  const next = undone.at(-1);
  return (
    <section
      tabIndex={-1}
      aria-label="Unsaved changes"
      ref={takesRoom}
      className="popup flex flex-wrap items-center gap-x-2 gap-y-2 px-4 py-2.5 sm:gap-x-3"
    >
      <p
        role="status"
        className="tabular line-clamp-2 min-w-0 flex-1 basis-44 text-sm wrap-anywhere"
      >
        {drafts === 0 ? 'Everything is saved.' : `${inWords(counts)}.`}
        {counts.faulty > 0 && (
          <span className="text-ember">
            {' '}
            {numbered(counts.faulty, 'row has', 'rows have')} errors and will wait.{' '}
            {firstFault(kind, draftRows)}
          </span>
        )}
        {counts.asked > 0 && (
          <span className="text-gold">
            {` ${numbered(counts.asked, 'row waits', 'rows wait')} for your choice.`}
          </span>
        )}
      </p>
      {counts.faulty + counts.asked > 0 && (
        <Button size="small" variant="ghost" onClick={on.onNextError}>
          {counts.asked > 0 ? 'Choose' : 'Next error'} <Shortcut>F8</Shortcut>
        </Button>
      )}
      <div className="flex gap-2 sm:gap-3">
        <IconButton
          size="small"
          label={last ? `Undo: ${last.label}` : 'Undo'}
          icon={<Undo2 size={18} />}
          onClick={on.onUndo}
          {...(last === undefined && { disabledReason: 'Nothing to undo.' })}
        />
        <IconButton
          size="small"
          label={next ? `Redo: ${next.label}` : 'Redo'}
          icon={<Redo2 size={18} />}
          onClick={on.onRedo}
          {...(next === undefined && { disabledReason: 'Nothing to redo.' })}
        />
      </div>
      {drafts > 0 && (
        <>
          <Button size="small" variant="ghost" onClick={on.onDiscard}>
            Discard
          </Button>
          <Button size="small" onClick={on.onReview}>
            Review
          </Button>
          <Button
            size="small"
            variant="primary"
            pending={saving.pending}
            onClick={saving.start}
            {...(waiting !== undefined && { disabledReason: waiting })}
          >
            Save <Shortcut>Ctrl S</Shortcut>
          </Button>
        </>
      )}
    </section>
  );
}

/** A phone has no such keys, and no room for them. */
function Shortcut({ children }: { children: string }) {
  return (
    <span className="hidden sm:inline">
      <Kbd>{children}</Kbd>
    </span>
  );
}
