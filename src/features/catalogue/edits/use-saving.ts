import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { counted } from '#src/lib/counted.ts';
import type { Kind } from '../kind.ts';
import type { SaveReport } from './save-drafts.ts';
import type { EditsOfList } from './use-edits.ts';

export interface Saving {
  pending: boolean;
  start: () => void;
}

/** Long enough to notice a mistake; the history of the item can take it back later as well. */
const undoFor = 10_000;

/** That nothing was saved stays to be read until the next attempt. */
const stoppedToast = 'save-stopped';

/**
 * Saves all drafts once at a time and says how it went; the reasons stand at the rows.
 * @param onSaved hears which rows show what is stored now
 */
export function useSaving(
  kind: Kind,
  edits: EditsOfList,
  onSaved?: (sks: readonly string[]) => void,
): Saving {
  const tell = ({ saved, left, stopped, sks }: SaveReport, done: string) => {
    if (saved > 0) onSaved?.(sks);
    if (stopped !== null) toast.error(stopped, { id: stoppedToast, duration: Infinity });
    else if (left > 0) toast.error(`${counted(left, 'row needs', 'rows need')} your attention.`);
    return saved > 0 ? `${counted(saved, kind.one, kind.many)} ${done}.` : null;
  };
  const undoing = useMutation({
    mutationFn: () => edits.undoSave(),
    onSuccess: (report) => {
      const text = tell(report, 'put back as before');
      if (text !== null) toast.success(text);
    },
  });
  const saving = useMutation({
    mutationFn: () => edits.save(),
    onSuccess: (report) => {
      const text = tell(report, 'saved');
      if (text === null) return;
      toast.success(text, {
        duration: undoFor,
        action: { label: 'Undo', onClick: () => undoing.mutate() },
      });
    },
  });
  const pending = saving.isPending || undoing.isPending;
  return {
    pending,
    start: () => {
      if (pending || edits.state.get().edits.drafts.size === 0) return;
      toast.dismiss(stoppedToast);
      saving.mutate();
    },
  };
}
