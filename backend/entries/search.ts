import { sql } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { EntryHit } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { plainText } from '#src/lib/entry-text/plain-text.ts';
import { searchWords, snippetOf } from '#src/lib/entry-text/search-words.ts';
import { foldName } from '#src/lib/fold.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import { referenceOf } from './links.ts';
import { coverOf, recapOf } from './present.ts';
import { asRead, entriesWithViews, type ReadEntry } from './read.ts';
import { readableEntries, readerOf } from './reader.ts';
import { entriesWithWords } from './search-index.ts';
import { everyone, wholeText } from './views.ts';

/** The most entries in an answer. The contract has the same limit. */
const maxHits = 30;

const snippetLength = 300;

/** The entries that contain all words in what the reader reads. */
export async function searchEntries(
  context: RequestContext,
  { campaignId, q, type, viewAs }: Input<'entrySearch'>['params'],
): Promise<EntryHit[]> {
  const { db } = context;
  const reader = await readerOf(context, campaignId, viewAs);
  const words = searchWords(q);
  if (words.length === 0) return [];
  // Every member also reads what everyone reads, and finds it in both rows.
  const audiences = reader.isGameMaster ? [wholeText] : [reader.userId, everyone];
  const beginning = foldName(q);
  // Only the ids are sorted: the rows of hundreds of entries with their texts would be read for 30.
  const found = await readableEntries(db, campaignId, reader)
    .select('entry.id')
    .where('entry.id', 'in', entriesWithWords(db, campaignId, audiences, words))
    .$if(type !== undefined, (query) => query.where('entry.type', '=', type ?? ''))
    .orderBy(
      sql`case when substr(entry.title_fold, 1, ${sql.lit(beginning.length)}) = ${beginning} then 0 else 1 end`,
    )
    .orderBy('entry.title_fold')
    .orderBy('entry.id')
    .limit(maxHits)
    .execute();
  const ids = found.map(({ id }) => id);
  const rows = await entriesWithViews(db, campaignId, reader)
    .where(anyOf(db, 'entry.id', ids))
    .execute();
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return mapInSlices(rows, context.app.pause, (row) => {
    const entry = asRead(row, reader);
    const snippet = snippetOf(textOf(entry), words, snippetLength);
    return { ...referenceOf(entry), cover: coverOf(entry), snippet };
  });
}

/** What the reader reads of the entry, without marks. */
const textOf = (entry: ReadEntry): string =>
  [entry.view?.text ?? entry.text, recapOf(entry)].map(plainText).join('\n');
