import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import type { Draft } from '../edits/edits.ts';
import { errorsOfDraft } from './grid-rows.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import { counted } from '../kind-texts.ts';
import type { EditsOfList } from '../edits/use-edits.ts';
import type { Saving } from '../edits/use-saving.ts';

export const dirtyBarId = 'unsaved-changes';

/** What is wrong with the first row that cannot be sent, in words for those who hover nowhere. */
function firstFault(kind: Kind, drafts: readonly Draft[]): string | null {
  for (const draft of drafts) {
    const errors = errorsOfDraft(kind, draft);
    for (const { key, label } of kind.fields) {
      const error = firstErrorIn(errors, key);
      if (error !== undefined) return `${draft.base.name}, ${label}: ${error}`;
    }
  }
  return null;
}

interface DirtyBarProps {
  kind: Kind;
  edits: EditsOfList;
  saving: Saving;
}

/** There while something can be saved, undone or done again. */
export function DirtyBar({ kind, edits, saving }: DirtyBarProps) {
  const { drafts, done, undone } = edits.edits;
  if (drafts.size === 0 && done.length === 0 && undone.length === 0) return null;
  const rows = [...drafts.values()];
  const cells = rows.reduce((sum, draft) => sum + Object.keys(draft.changed).length, 0);
  const faulty = rows.filter((draft) => Object.keys(errorsOfDraft(kind, draft)).length > 0).length;
  const last = done.at(-1);
  const next = undone.at(-1);
  return (
    <section
      id={dirtyBarId}
      tabIndex={-1}
      aria-label="Unsaved changes"
      className="dirty-bar popup sticky bottom-4 z-10 flex flex-wrap items-center gap-3 px-4 py-2.5"
    >
      <p role="status" className="tabular min-w-0 flex-1 basis-56 text-sm">
        {drafts.size === 0
          ? 'Everything is saved.'
          : `${counted(cells, 'cell', 'cells')} in ${counted(drafts.size, 'row', 'rows')} changed.`}
        {faulty > 0 && (
          <span className="text-ember">
            {' '}
            {counted(faulty, 'row has', 'rows have')} errors and will wait. {firstFault(kind, rows)}
          </span>
        )}
      </p>
      <IconButton
        size="small"
        label={last ? `Undo: ${last.label}` : 'Undo'}
        icon={<Undo2 size={18} />}
        onClick={edits.undo}
        {...(last === undefined && { disabledReason: 'Nothing to undo.' })}
      />
      <IconButton
        size="small"
        label={next ? `Redo: ${next.label}` : 'Redo'}
        icon={<Redo2 size={18} />}
        onClick={edits.redo}
        {...(next === undefined && { disabledReason: 'Nothing to redo.' })}
      />
      {drafts.size > 0 && (
        <>
          <Button size="small" variant="ghost" onClick={edits.discard}>
            Discard
          </Button>
          <Button
            size="small"
            variant="primary"
            pending={saving.pending}
            onClick={saving.start}
            {...(faulty === drafts.size && { disabledReason: 'Mend the marked cells first.' })}
          >
            Save <Kbd>Ctrl S</Kbd>
          </Button>
        </>
      )}
    </section>
  );
}
