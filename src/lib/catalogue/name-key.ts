import { foldName } from '../fold.ts';

/** A text that is equal for the names of two items that may not both exist in one kind. */
export const nameKey = (edition: unknown, name: string): string =>
  `${String(edition)}\n${foldName(name)}`;
