import type { ImportedEntry } from '#src/generated/model/index.ts';
import { maxViewCharacters, viewCharacters } from '#src/lib/archive/view-size.ts';

/** The most entries of one request, and the most characters of its body. */
const mostEntries = 25;
const mostCharacters = 600_000;

/** Divides entries into requests that the server takes, in their order. */
export function inBatches(entries: readonly ImportedEntry[]): ImportedEntry[][] {
  const batches: ImportedEntry[][] = [];
  let views = Infinity;
  let characters = Infinity;
  for (const entry of entries) {
    const { text = '', details } = entry;
    const entryViews = viewCharacters({ text, recap: details?.recap ?? '' });
    const entryCharacters = JSON.stringify(entry).length;
    const last = batches.at(-1);
    const fits =
      last !== undefined &&
      last.length < mostEntries &&
      views + entryViews <= maxViewCharacters &&
      characters + entryCharacters <= mostCharacters;
    if (fits) last.push(entry);
    else batches.push([entry]);
    views = (fits ? views : 0) + entryViews;
    characters = (fits ? characters : 0) + entryCharacters;
  }
  return batches;
}
