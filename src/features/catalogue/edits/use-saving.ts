import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { toast } from 'sonner';
import type { Kind } from '../kind.ts';
import { counted } from '../kind-texts.ts';
import type { EditsOfList } from './use-edits.ts';

export interface Saving {
  pending: boolean;
  start: () => void;
}

/** Saves all drafts once at a time and says how it went; the reasons stand at the rows. */
export function useSaving(kind: Kind, edits: EditsOfList): Saving {
  const [asked, start] = useReducer((times: number) => times + 1, 0);
  const saving = useMutation({
    mutationFn: edits.save,
    onSuccess: ({ saved, left }) => {
      if (saved > 0) toast.success(`${counted(saved, kind.one, kind.many)} saved.`);
      if (left > 0) toast.error(`${counted(left, 'row needs', 'rows need')} your attention.`);
    },
  });
  const save = useEffectEvent(() => {
    if (!saving.isPending && edits.edits.drafts.size > 0) saving.mutate();
  });
  // After the rendering and not at once: an edit that came just before is among the drafts then.
  useEffect(() => {
    if (asked > 0) save();
  }, [asked]);

  return { pending: saving.isPending, start };
}
