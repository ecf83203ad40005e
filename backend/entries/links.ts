import type { Kysely } from 'kysely';
import type { EntryLink, EntryReference, EntryType } from '#src/generated/model/index.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { ReadEntry } from './read.ts';
import { mayRead, readableEntries, type Reader } from './reader.ts';
import { everyone, wholeText } from './views.ts';

/** The most backlinks in an answer. The contract has the same limit. */
const maxBacklinks = 200;

interface ReferenceRow {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

export const referenceOf = ({ id, type, title }: ReferenceRow): EntryReference => ({
  entryId: id,
  // Written from a validated request.
  type: type as EntryType,
  title,
});

/**
 * The links in what the reader reads of the entry. A link to an entry that the reader may not read is
 * left out, like a link to an entry that does not exist.
 */
export async function linksOf(
  db: Kysely<Schema>,
  row: ReadEntry,
  reader: Reader,
): Promise<EntryLink[]> {
  const links = await readableEntries(db, row.campaign_id, reader)
    .innerJoin('entry_link as link', 'link.target_id', 'entry.id')
    .select(['link.words', 'entry.id', 'entry.type', 'entry.title'])
    .where('link.entry_id', '=', row.id)
    .where('link.audience', '=', row.audience)
    .orderBy('link.place')
    .execute();
  return links.map(({ words, ...target }) => ({ words, entry: referenceOf(target) }));
}

/** The entries whose texts, as far as the reader may read them, link to the entry. */
export async function backlinksOf(
  db: Kysely<Schema>,
  row: ReadEntry,
  reader: Reader,
): Promise<EntryReference[]> {
  const { userId } = reader;
  const rows = await db
    .selectFrom('entry')
    .innerJoin('entry_link as link', 'link.entry_id', 'entry.id')
    .select(['entry.id', 'entry.type', 'entry.title'])
    .where('link.target_id', '=', row.id)
    .where('entry.campaign_id', '=', row.campaign_id)
    .where('entry.deleted_at', 'is', null)
    .where('entry.id', '!=', row.id)
    .where(mayRead(reader))
    .where((eb) =>
      reader.isGameMaster
        ? eb('link.audience', '=', wholeText)
        : eb.or([
            eb.and([eb('link.audience', '=', wholeText), eb('entry.player_id', '=', userId)]),
            eb('link.audience', '=', userId),
            // Every member also reads what everyone reads.
            eb('link.audience', '=', everyone),
          ]),
    )
    .groupBy(['entry.id', 'entry.type', 'entry.title', 'entry.title_fold'])
    .orderBy('entry.title_fold')
    .orderBy('entry.id')
    .limit(maxBacklinks)
    .execute();
  return rows.map(referenceOf);
}
