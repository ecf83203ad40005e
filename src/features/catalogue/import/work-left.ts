import type { Counts } from './engine/draft-types.ts';

export const toSend = ({ create, update }: Counts): number => create + update;

/** What undoing could still take back. */
export const toUndo = ({ saved, kept }: Counts): number => saved - kept;
