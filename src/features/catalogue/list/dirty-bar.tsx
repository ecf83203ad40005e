import { markRoot } from '#src/ui/mark-root.ts';
import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import type { GridRow } from '../edits/rows.ts';
import type { EditsOfList } from '../edits/use-edits.ts';
import type { Saving } from '../edits/use-saving.ts';
import type { Kind } from '../kind.ts';
import { countDrafts, firstFault, inWords, total } from './draft-counts.ts';
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

const markBar = markRoot('bar');

/** There while something can be saved, undone or done again. */
export function DirtyBar({ kind, draftRows, edits, saving, ...on }: DirtyBarProps) {
  const { done, undone } = edits;
  const counts = countDrafts(draftRows);
  const drafts = total(counts);
  if (drafts === 0 && done.length === 0 && undone.length === 0) return null;
  const last = done.at(-1);
  const next = undone.at(-1);
  return (
    <section
      tabIndex={-1}
      aria-label="Unsaved changes"
      ref={markBar}
      className="popup flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5"
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
      </p>
      {counts.faulty > 0 && (
        <Button size="small" variant="ghost" onClick={on.onNextError}>
          Next error <Shortcut>F8</Shortcut>
        </Button>
      )}
      <div className="flex gap-3">
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
            {...(counts.faulty === drafts && { disabledReason: 'Mend the marked cells first.' })}
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
