import { sql, type Kysely } from 'kysely';
import type { EntryLink, EntryReference, EntryType } from '#src/generated/model/index.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { ReadEntry } from './read.ts';
import { mayRead, readsAudience, type Reader } from './reader.ts';
import { mostBacklinks } from '#src/lib/contract-limits.ts';

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
 * The links in all entries of the campaign, each with the entry to which it leads for the reader. A link names
 * a title. Candidates are the readable entries that have this title now, or had it after the link was written;
 * the link leads to the one that got the title first. Unreadable entries have no influence.
 */
export const linksWithTargets = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  db
    .selectFrom('entry_link as link')
    .innerJoin('entry as target', (join) =>
      join.on(
        'target.id',
        '=',
        sql<string>`(
          select title.entry_id from ${readableTitles(reader)}
            and title.campaign_id = ${campaignId}
            and title.title_fold = link.title_fold and title.until >= link.since
          order by title.since, title.entry_id limit 1
        )`,
      ),
    )
    .select(['link.words', 'target.id', 'target.type', 'target.title'])
    .orderBy('link.place');

const readableTitles = (reader: Reader) => sql`
  entry_title as title join entry on entry.id = title.entry_id
  where entry.deleted_at is null and ${mayRead(reader)}`;

/**
 * The links in the texts of the entry that the reader may read. Links to unreadable entries are left out, as
 * are links to entries that do not exist.
 */
export async function linksOf(
  db: Kysely<Schema>,
  row: ReadEntry,
  reader: Reader,
): Promise<EntryLink[]> {
  const links = await linksWithTargets(db, row.campaign_id, reader)
    .where('link.entry_id', '=', row.id)
    .where('link.audience', '=', row.audience)
    .execute();
  return links.map(({ words, ...target }) => ({ words, entry: referenceOf(target) }));
}

/** The entries that link to the entry in a text that the reader may read. */
export async function backlinksOf(
  db: Kysely<Schema>,
  row: ReadEntry,
  reader: Reader,
): Promise<EntryReference[]> {
  const claims = await claimsOf(db, row.id, reader);
  if (claims.length === 0) return [];
  const rows = await db
    .selectFrom('entry_link as link')
    // SQLite keeps the order of a cross join. Otherwise it would read all entries to find the ones with links.
    .crossJoin('entry')
    .select(['entry.id', 'entry.type', 'entry.title'])
    .where('link.campaign_id', '=', row.campaign_id)
    .where((eb) =>
      eb.or(
        claims.map(({ title_fold, until, taken_until }) =>
          eb.and([
            eb('link.title_fold', '=', title_fold),
            eb('link.since', '<=', until),
            eb('link.since', '>', taken_until),
          ]),
        ),
      ),
    )
    .whereRef('entry.id', '=', 'link.entry_id')
    .where('entry.deleted_at', 'is', null)
    .where('entry.id', '!=', row.id)
    .where(mayRead(reader))
    .where(readsAudience(reader, 'link.audience'))
    .groupBy(['entry.id', 'entry.type', 'entry.title', 'entry.title_fold'])
    .orderBy('entry.title_fold')
    .orderBy('entry.id')
    .limit(mostBacklinks)
    .execute();
  return rows.map(referenceOf);
}

/**
 * The titles of the entry, each with the times between which a link with this title leads to the entry: it was
 * written before the entry lost the title (`until`), and after all entries that got the title earlier had lost
 * it (`taken_until`).
 */
const claimsOf = (db: Kysely<Schema>, entryId: string, reader: Reader) =>
  db
    .selectFrom('entry_title as mine')
    .select(['mine.title_fold', 'mine.until'])
    .select(
      sql<number>`(
        select coalesce(max(title.until), -1) from ${readableTitles(reader)}
          and title.campaign_id = mine.campaign_id and title.title_fold = mine.title_fold
          and (title.since, title.entry_id) < (mine.since, mine.entry_id)
      )`.as('taken_until'),
    )
    .where('mine.entry_id', '=', entryId)
    .execute();
