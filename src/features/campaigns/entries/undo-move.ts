import { useRef } from 'react';
import { toast } from 'sonner';
import { failureText, HttpError, isTemporary, reasonText } from '#src/api/http-error.ts';
import { entryGet, entryList, useEntryMove } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntryMoveRequest, EntryPage } from '#src/generated/model/index.ts';
import type { EntryListParams } from '#src/generated/model/operations/index.ts';
import { belowParams } from './entry-query.ts';

/** The most pages of 200 entries that are loaded. A move does not wait for more requests. */
const mostPages = 5;

/**
 * The move that brings an entry to where it is now, for an undo; null if its place cannot be read, or is behind
 * many entries: the entry can be moved without an undo.
 */
export async function placeOf(
  campaignId: string,
  { entryId, parentId }: Pick<Entry, 'entryId' | 'parentId'>,
): Promise<EntryMoveRequest | null> {
  let cursor: string | null = null;
  let isFound = false;
  for (let page = 0; page < mostPages; page++) {
    const params: EntryListParams = {
      ...belowParams(parentId),
      ...(cursor !== null && { nextCursor: cursor }),
    };
    const read: EntryPage | null = await entryList(campaignId, params).catch(() => null);
    if (read === null) return null;
    for (const item of read.items) {
      if (isFound) return { parentId, beforeId: item.entryId };
      isFound = item.entryId === entryId;
    }
    cursor = read.nextCursor;
    if (cursor === null) return { parentId, beforeId: null };
  }
  return null;
}

const movedText = ({ title, ancestors }: Entry): string => {
  const parent = ancestors.at(-1);
  return parent === undefined
    ? `${title} is moved, at the top of the tree.`
    : `${title} is moved, below ${parent.title}.`;
};

const isAbout = (error: unknown, field: string): boolean =>
  error instanceof HttpError && error.fields.some(({ path }) => path === field);

/** Whether the entry is deleted. A parent is also refused if it is below the entry itself by now. */
const isGone = (campaignId: string, entryId: string): Promise<boolean> =>
  entryGet(campaignId, entryId, { visit: false }).then(
    () => false,
    (error: unknown) => error instanceof HttpError && error.status === 404,
  );

/**
 * The toast with the button. There is at most one, because Undo in an older toast would bring an entry back to where
 * it was before several moves. It has no fixed id: a toast with the id of one that is being removed is not shown.
 */
let shown: string | number | undefined;

function showWithUndo(show: typeof toast.success, text: string, undo: (() => void) | null): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = show(text, undo === null ? {} : { action: { label: 'Undo', onClick: undo } });
}

/**
 * Says where an entry has been moved, with a button that moves it back.
 * @param onBack called with the entry when it is where it was
 */
export function useMoveNotice(campaignId: string, onBack: (entry: Entry) => unknown) {
  /** The undo of the last move, until it is used. */
  const last = useRef<() => void>(undefined);
  const { mutateAsync } = useEntryMove();

  /** Returns null if the entry has been moved again. */
  async function moveBack(moved: Entry, from: EntryMoveRequest): Promise<Entry | null> {
    const { entryId, parentId } = moved;
    const now = await entryGet(campaignId, entryId, { visit: false });
    if (now.parentId !== parentId) return null;
    const send = (data: EntryMoveRequest) => mutateAsync({ campaignId, entryId, data });
    return send(from).catch((error: unknown) => {
      if (!isAbout(error, '/beforeId')) throw error;
      // The entry before which it was is gone, so it becomes the last one there.
      return send({ ...from, beforeId: null });
    });
  }

  async function refusalText(
    { title }: Entry,
    { parentId }: EntryMoveRequest,
    error: unknown,
  ): Promise<string> {
    const isLost =
      parentId !== null && isAbout(error, '/parentId') && (await isGone(campaignId, parentId));
    return isLost
      ? `${title} stays where it is now: the entry that was above it has been deleted. Restore that entry first, then move ${title} below it.`
      : reasonText(error);
  }

  async function takeBack(moved: Entry, from: EntryMoveRequest, undo: () => void): Promise<void> {
    let back: Entry | null;
    try {
      back = await moveBack(moved, from);
    } catch (error) {
      if (isTemporary(error) && last.current === undefined) {
        last.current = undo;
        showWithUndo(toast.error, failureText(error), undo);
      } else toast.error(await refusalText(moved, from, error));
      return;
    }
    if (back === null) {
      toast.error(`${moved.title} has been moved again meanwhile, so it stays where it is now.`);
      return;
    }
    toast.success(`${moved.title} is back where it was.`);
    await onBack(back);
  }

  return {
    /** @param from the place of the entry before the move; null if it cannot be moved back */
    notify: (moved: Entry, from: EntryMoveRequest | null) => {
      const undo =
        from &&
        (() => {
          // The undo was used already, by the key or the button, or this is not the last move any more.
          if (last.current !== undo) return;
          last.current = undefined;
          toast.dismiss(shown);
          void takeBack(moved, from, undo);
        });
      last.current = undo ?? undefined;
      showWithUndo(toast.success, movedText(moved), undo);
    },
    /** Takes back the last move, once. */
    undoLast: () => last.current?.(),
  };
}
