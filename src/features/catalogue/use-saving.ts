import { useState } from 'react';
import { toast } from 'sonner';
import type { Kind } from './kind.ts';
import { counted } from './kind-texts.ts';
import type { EditsOfList } from './use-edits.ts';

export interface Saving {
  pending: boolean;
  start: () => void;
}

/** Saves all drafts once at a time and says how it went; the reasons stand at the rows. */
export function useSaving(kind: Kind, edits: EditsOfList): Saving {
  const [pending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      const { saved, left } = await edits.save();
      if (saved > 0) toast.success(`${counted(saved, kind.one, kind.many)} saved.`);
      if (left > 0) toast.error(`${counted(left, 'row needs', 'rows need')} your attention.`);
    } finally {
      setPending(false);
    }
  }

  return {
    pending,
    start: () => {
      if (!pending && edits.edits.drafts.size > 0) void save();
    },
  };
}
