import type { ImportedEntry } from '#src/generated/model/index.ts';
import { mostEntriesOfRequest } from '#src/lib/contract-limits.ts';

/** The most characters of the body of one request. */
const mostCharacters = 600_000;
/** Less than the server accepts, because new ids of pictures can be longer than the old ones. */
const mostViewCharacters = 800_000;

/**
 * Divides entries into batches that the server accepts as one request each. Their order stays.
 * @param viewCharactersOf the characters of an entry in all views that the server stores
 */
export function inBatches(
  entries: readonly ImportedEntry[],
  viewCharactersOf: (key: string) => number,
): ImportedEntry[][] {
  const batches: ImportedEntry[][] = [];
  let views = Infinity;
  let characters = Infinity;
  for (const entry of entries) {
    const entryViews = viewCharactersOf(entry.key);
    const entryCharacters = JSON.stringify(entry).length;
    const last = batches.at(-1);
    const fits =
      last !== undefined &&
      last.length < mostEntriesOfRequest &&
      views + entryViews <= mostViewCharacters &&
      characters + entryCharacters <= mostCharacters;
    if (fits) last.push(entry);
    else batches.push([entry]);
    views = (fits ? views : 0) + entryViews;
    characters = (fits ? characters : 0) + entryCharacters;
  }
  return batches;
}
