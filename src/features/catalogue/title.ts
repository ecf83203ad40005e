import { UnreadableText, type Values } from './values.ts';

/**
 * The title of an item or a row: its name with its edition. Most items are in two editions, and a
 * list that is loaded in part does not know which ones.
 */
export function titleOf({ name, values }: { name: string; values: Values }): string {
  const { edition } = values;
  return withEdition(name, edition instanceof UnreadableText ? edition.text : String(edition));
}

/** The same title for an item of which only name and edition are known. */
export const withEdition = (name: string, edition: string): string => `${name} (${edition})`;
