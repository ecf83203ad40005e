import type { EntryMoveRequest, EntrySummary } from '#src/generated/model/index.ts';

type Siblings = readonly Pick<EntrySummary, 'entryId' | 'title'>[];

/** Where an entry is in the tree. */
export interface TreePosition {
  /** The loaded entries with the same parent, in their order. */
  readonly siblings: Siblings;
  /** Loads more of them and returns all; null if all are loaded. */
  readonly loadMore: (() => Promise<Siblings>) | null;
  readonly index: number;
  /** The position of the parent; null at the top. */
  readonly parent: TreePosition | null;
}

export const moveNames = ['up', 'down', 'into', 'out'] as const;
export type MoveName = (typeof moveNames)[number];

const idAt = ({ siblings }: TreePosition, index: number): string | null =>
  siblings[index]?.entryId ?? null;

const parentIdOf = ({ parent }: TreePosition): string | null =>
  parent && idAt(parent, parent.index);

/** A move whose `beforeId` may have to be loaded first. */
export interface TreeMove extends EntryMoveRequest {
  /** Loads the entry before which the moved one is put; null if that is the last position. */
  readonly loadBeforeId?: () => Promise<string | null>;
}

/**
 * A move to the position before the first sibling from an index on. If this sibling is on a page that is not loaded,
 * the page is loaded first: otherwise the entry would move behind all siblings of that page.
 */
function before(
  position: TreePosition,
  from: number,
  movedId?: string,
): Omit<TreeMove, 'parentId'> {
  const { siblings, loadMore } = position;
  const find = (all: Siblings): string | null =>
    all.slice(from).find(({ entryId }) => entryId !== movedId)?.entryId ?? null;
  const beforeId = find(siblings);
  return beforeId === null && loadMore !== null
    ? { beforeId, loadBeforeId: async () => find(await loadMore()) }
    : { beforeId };
}

/** The request for a move. */
export async function moveRequest({
  loadBeforeId,
  ...request
}: TreeMove): Promise<EntryMoveRequest> {
  return loadBeforeId ? { ...request, beforeId: await loadBeforeId() } : request;
}

/** The move of an entry up, down, into the entry above it or out of its parent; null if it is not possible. */
export function moveOf(name: MoveName, position: TreePosition): TreeMove | null {
  const { siblings, index, parent, loadMore } = position;
  const parentId = parentIdOf(position);
  const above = idAt(position, index - 1);
  switch (name) {
    case 'up':
      return above === null ? null : { parentId, beforeId: above };
    case 'down':
      return index >= siblings.length - 1 && loadMore === null
        ? null
        : { parentId, ...before(position, index + 2) };
    case 'into':
      return above === null ? null : { parentId: above, beforeId: null };
    case 'out':
      return parent && { parentId: parentIdOf(parent), ...before(parent, parent.index + 1) };
    default:
      return name satisfies never;
  }
}

/** The move that brings an entry back to its position. */
export function placeIn(position: TreePosition): TreeMove {
  return { parentId: parentIdOf(position), ...before(position, position.index + 1) };
}

/** Where an entry is dropped on another one: before it, below it as its child, or after it. */
export type TreeDropZone = 'before' | 'into' | 'after';

/** @param at the position of the pointer in the row: 0 at its top, 1 at its bottom */
export function zoneAt(at: number): TreeDropZone {
  if (at < 0.3) return 'before';
  return at > 0.7 ? 'after' : 'into';
}

/** The move of the dragged entry to the entry on which it is dropped. */
export function dropOf(zone: TreeDropZone, position: TreePosition, draggedId: string): TreeMove {
  const parentId = parentIdOf(position);
  if (zone === 'into') return { parentId: idAt(position, position.index), beforeId: null };
  if (zone === 'before') return { parentId, beforeId: idAt(position, position.index) };
  return { parentId, ...before(position, position.index + 1, draggedId) };
}
