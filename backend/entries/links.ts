import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
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
 * the link leads to the one that got the title first. Unreadable entries have no influence. Neither
 * have titles of the time when an entry was hidden, if the link is of a player: it can be a guess.
 */
export const linksWithTargets = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  db
    .selectFrom('entry_link as link')
    .innerJoin('entry as source', 'source.id', 'link.entry_id')
    .innerJoin('entry as target', (join) =>
      join.on(
        'target.id',
        '=',
        sql<string>`(
          select title.entry_id from ${readableTitles(reader)}
            and title.campaign_id = ${campaignId}
            and title.title_fold = link.title_fold and title.until >= link.since
            and (source.player_id is null or ${isKnown(reader)})
          order by title.since, title.entry_id limit 1
        )`,
      ),
    )
    .select(['link.words', 'target.id', 'target.type', 'target.title'])
    .orderBy('link.place');

const readableTitles = (reader: Reader) => sql`
  entry_title as title join entry on entry.id = title.entry_id
  where entry.deleted_at is null and ${mayRead(reader)}`;

/** The condition that the reader follows a link to `title` also in a text of a player. */
const isKnown = ({ isGameMaster, userId }: Reader) =>
  isGameMaster
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`(title.was_hidden = 0 or entry.player_id = ${userId})`;

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
  const readsAll = reader.isGameMaster || row.player_id === reader.userId;
  const rows = await db
    .selectFrom('entry_link as link')
    // SQLite keeps the order of a cross join. Otherwise it would read all entries to find the ones with links.
    .crossJoin('entry')
    .select(['entry.id', 'entry.type', 'entry.title'])
    .where('link.campaign_id', '=', row.campaign_id)
    .where((eb) =>
      eb.or(
        claims.map(({ title_fold, until, was_hidden, taken_until, known_taken_until }) =>
          eb.and([
            eb('link.title_fold', '=', title_fold),
            eb('link.since', '<=', until),
            eb('link.since', '>', known_taken_until),
            eb.or([
              eb.and([eb('entry.player_id', 'is', null), eb('link.since', '>', taken_until)]),
              ...(readsAll || was_hidden === 0 ? [eb('entry.player_id', 'is not', null)] : []),
            ]),
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
 * it (`taken_until`). For links in texts of players, only titles of those entries count that players know
 * (`known_taken_until`).
 */
const claimsOf = (db: Kysely<Schema>, entryId: string, reader: Reader) => {
  const lastUntil = (condition: RawBuilder<SqlBool>) => sql<number>`(
    select coalesce(max(title.until), -1) from ${readableTitles(reader)}
      and title.campaign_id = mine.campaign_id and title.title_fold = mine.title_fold
      and (title.since, title.entry_id) < (mine.since, mine.entry_id) and ${condition}
  )`;
  return db
    .selectFrom('entry_title as mine')
    .select(['mine.title_fold', 'mine.until', 'mine.was_hidden'])
    .select([
      lastUntil(sql`1 = 1`).as('taken_until'),
      lastUntil(isKnown(reader)).as('known_taken_until'),
    ])
    .where('mine.entry_id', '=', entryId)
    .execute();
};
