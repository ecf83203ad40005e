import type { CatalogueItem } from '../values.ts';
import type { Edits, Find } from './edits.ts';

/** The key of a row that commands may still know by the name it was created under. */
export const keyOf = ({ keys }: Pick<Edits, 'keys'>, sk: string): string => keys.get(sk) ?? sk;

/** What is stored under a key now: what was written from here, or what the list heard later. */
export function storedUnder(
  { written }: Pick<Edits, 'written'>,
  sk: string,
  find: Find,
): CatalogueItem | undefined {
  const listed = find(sk);
  const known = written.get(sk);
  if (known === undefined) return listed;
  if (listed !== undefined && listed.version > known.version) return listed;
  return known.item ?? undefined;
}
