import { sql } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { EntryHit } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { plainText } from '#src/lib/entry-text/plain-text.ts';
import { rangesWithWords, snippetOf, wordsToFind } from '#src/lib/entry-text/search-words.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import { referenceOf } from './links.ts';
import { coverOf, recapOf } from './present.ts';
import { asRead, canEdit, entriesWithViews, type ReadEntry } from './read.ts';
import { readableEntries, readerOf, type Readership } from './reader.ts';
import { rowsWithWords, titleOnly, type SearchScope } from './search-index.ts';
import { titleRank, titleSearch } from './title-rank.ts';
import { everyone, wholeText } from './views.ts';
import { mostHits } from '#src/lib/contract-limits.ts';

const snippetLength = 300;

/** How many characters of a Markdown text are read for a snippet. */
const readForSnippet = 3_000;

/** The entries that contain all words in what the reader reads. */
export async function searchEntries(
  context: RequestContext,
  { campaignId, q, type, viewAs }: Input<'entrySearch'>['params'],
): Promise<EntryHit[]> {
  const { db } = context;
  const reader = await readerOf(context, campaignId, viewAs);
  const words = wordsToFind(q);
  if (words.length === 0) return [];
  const rows = rowsWithWords(db, [scopeOf({ campaignId, reader })], words);
  // This query sorts only ids, and an index contains all columns that it reads. Reading thousands of entries
  // with their texts would take longer than the rest of the search.
  const found = await readableEntries(db, campaignId, reader)
    .select('entry.id')
    .where('entry.id', 'in', sql<string>`(select entry_id from ${rows} as row)`)
    .$if(type !== undefined, (query) => query.where('entry.type', '=', type ?? ''))
    .orderBy(titleRank(titleSearch(q)))
    .orderBy('entry.title_words')
    .orderBy('entry.id')
    .limit(mostHits)
    .execute();
  const ids = found.map(({ id }) => id);
  const entries = await entriesWithViews(db, campaignId, reader)
    .where(anyOf(db, 'entry.id', ids))
    .execute();
  entries.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return mapInSlices(entries, context.app.pause, (row) => {
    const entry = asRead(row, reader);
    return {
      ...referenceOf(entry),
      cover: coverOf(entry),
      visibility: entry.visibility,
      author: entry.author,
      authorReads: entry.authorReads,
      canEdit: canEdit(reader, entry),
      snippet: snippetFor(entry, words),
    };
  });
}

/** A member searches two audiences: the member's own, and everyone, which has the rest of the entries. */
export const scopeOf = ({ campaignId, reader }: Readership): SearchScope => ({
  campaignId,
  audiences: reader.isGameMaster ? [wholeText] : [reader.userId, everyone],
});

export const scopeOfTitles = ({ campaignId }: Readership): SearchScope => ({
  campaignId,
  audiences: [titleOnly],
});

/** A part of the readable texts of the entry that contains the words, as plain text. */
export function snippetFor(entry: ReadEntry, words: readonly string[]): string {
  const texts = [entry.view?.text ?? entry.text, recapOf(entry)];
  const parts = texts.map((text) => plainText(partWith(text, words)));
  return snippetOf(parts.join('\n'), words, snippetLength);
}

/** A part of the text around the first found word, long enough for a snippet. A whole text is slow to parse. */
function partWith(text: string, words: readonly string[]): string {
  if (text.length <= readForSnippet) return text;
  const { start = 0 } = rangesWithWords(text, words).next().value ?? {};
  const from = Math.max(0, text.lastIndexOf(' ', start - readForSnippet / 3) + 1);
  return text.slice(from, from + readForSnippet);
}
