import type { EntryMoveRequest, EntrySummary } from '#src/generated/model/index.ts';

/** Where an entry is in the tree. */
export interface TreePlace {
  /** The entries with the same parent, in their order. */
  readonly siblings: readonly Pick<EntrySummary, 'entryId' | 'title'>[];
  readonly index: number;
  /** The place of the parent; null at the top. */
  readonly parent: TreePlace | null;
}

export const moveNames = ['up', 'down', 'into', 'out'] as const;
export type MoveName = (typeof moveNames)[number];

const idAt = ({ siblings }: TreePlace, index: number): string | null =>
  siblings[index]?.entryId ?? null;

const parentIdOf = ({ parent }: TreePlace): string | null => parent && idAt(parent, parent.index);

/** What moves an entry up, down, into the entry above it or out of its parent; null if it cannot. */
export function moveOf(name: MoveName, place: TreePlace): EntryMoveRequest | null {
  const { siblings, index, parent } = place;
  const parentId = parentIdOf(place);
  const above = idAt(place, index - 1);
  switch (name) {
    case 'up':
      return above === null ? null : { parentId, beforeId: above };
    case 'down':
      return index >= siblings.length - 1 ? null : { parentId, beforeId: idAt(place, index + 2) };
    case 'into':
      return above === null ? null : { parentId: above, beforeId: null };
    case 'out':
      return parent && { parentId: parentIdOf(parent), beforeId: idAt(parent, parent.index + 1) };
    default:
      return name satisfies never;
  }
}

/** Where an entry is dropped on another one: before it, below it as its child, or after it. */
export type DropZone = 'before' | 'into' | 'after';

/** @param at the place of the pointer in the row: 0 at its top, 1 at its bottom */
export function zoneAt(at: number): DropZone {
  if (at < 0.3) return 'before';
  return at > 0.7 ? 'after' : 'into';
}

/** What moves the dragged entry to the entry at a place. */
export function dropOf(zone: DropZone, place: TreePlace, draggedId: string): EntryMoveRequest {
  const parentId = parentIdOf(place);
  if (zone === 'into') return { parentId: idAt(place, place.index), beforeId: null };
  if (zone === 'before') return { parentId, beforeId: idAt(place, place.index) };
  const next = place.siblings.slice(place.index + 1).find(({ entryId }) => entryId !== draggedId);
  return { parentId, beforeId: next?.entryId ?? null };
}
