import { useRef } from 'react';
import { toast } from 'sonner';
import { failureText, HttpError } from '#src/api/http-error.ts';
import { entryList, useEntryMove } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntryMoveRequest } from '#src/generated/model/index.ts';
import { belowParams } from './entry-query.ts';

/** The move that brings an entry to where it is now, for an undo. */
export async function placeOf(
  campaignId: string,
  { entryId, parentId }: Pick<Entry, 'entryId' | 'parentId'>,
): Promise<EntryMoveRequest> {
  let cursor: string | null = null;
  let isFound = false;
  do {
    const params = { ...belowParams(parentId), ...(cursor !== null && { nextCursor: cursor }) };
    const { items, nextCursor } = await entryList(campaignId, params);
    for (const item of items) {
      if (isFound) return { parentId, beforeId: item.entryId };
      isFound = item.entryId === entryId;
    }
    cursor = nextCursor;
  } while (cursor !== null);
  return { parentId, beforeId: null };
}

const movedText = ({ title, ancestors }: Entry): string => {
  const parent = ancestors.at(-1);
  return parent === undefined
    ? `${title} is moved, at the top of the tree.`
    : `${title} is moved, below ${parent.title}.`;
};

const isWithoutSibling = (error: unknown): boolean =>
  error instanceof HttpError && error.fields.some(({ path }) => path === '/beforeId');

/** One toast at most: Undo in an older one would bring an entry back to where it was before several moves. */
const toastId = 'entry-move';

/**
 * Says where an entry has been moved, with a button that moves it back.
 * @param onBack called with the entry when it is where it was
 */
export function useMoveNotice(campaignId: string, onBack: (entry: Entry) => unknown) {
  const last = useRef<() => void>(undefined);
  const { mutateAsync } = useEntryMove();

  async function moveBack({ entryId, title }: Entry, from: EntryMoveRequest): Promise<void> {
    const send = (data: EntryMoveRequest) => mutateAsync({ campaignId, entryId, data });
    try {
      const back = await send(from).catch((error: unknown) => {
        if (!isWithoutSibling(error)) throw error;
        // The entry before which it was is gone, so it becomes the last one there.
        return send({ ...from, beforeId: null });
      });
      // A toast of its own: the one with the button is being removed.
      toast.success(`${title} is back where it was.`);
      await onBack(back);
    } catch (error) {
      toast.error(failureText(error));
    }
  }

  return {
    /** @param from the place of the entry before the move */
    notify: (moved: Entry, from: EntryMoveRequest) => {
      const undo = () => {
        last.current = undefined;
        void moveBack(moved, from);
      };
      last.current = undo;
      toast.success(movedText(moved), { id: toastId, action: { label: 'Undo', onClick: undo } });
    },
    /** Takes back the last move, once. */
    undoLast: () => last.current?.(),
  };
}
