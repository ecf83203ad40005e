import { sql, type Kysely, type SqlBool } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { requireGameMaster } from '#backend/campaigns/roles.ts';
import { noSuchMember, readCampaign } from '#backend/campaigns/read.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { gameMasterRoles, isGameMaster } from '#src/lib/campaigns/roles.ts';
import { everyone, wholeText } from './views.ts';

/** The member whose rights decide what an answer contains. */
export interface Reader {
  readonly userId: string;
  readonly role: CampaignRole;
  readonly isGameMaster: boolean;
}

export const readerWith = (userId: string, role: CampaignRole): Reader => ({
  userId,
  role,
  isGameMaster: isGameMaster(role),
});

/**
 * The signed-in user as the reader, or the member `viewAs` if a game master views the campaign as this member.
 * `everyone` stands for a viewer whom no entry and no passage names.
 * @throws ProblemError 404 if the user is not a member, 403 if the user sends `viewAs` and is not a game master
 */
export async function readerOf(
  context: RequestContext,
  campaignId: string,
  viewAs?: string,
): Promise<Reader> {
  const { db } = context;
  const { id: userId } = context.signedIn();
  const { role } = await readCampaign(db, campaignId, userId);
  if (viewAs === undefined) return readerWith(userId, role);
  requireGameMaster(role, 'view it as another member');
  if (viewAs === everyone) return readerWith(everyone, 'viewer');
  const member = await db
    .selectFrom('campaign_member')
    .select('role')
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', viewAs)
    .executeTakeFirst();
  if (!member) throw noSuchMember();
  return readerWith(viewAs, member.role);
}

/**
 * The SQL condition that the reader may read the row of `entry` with this alias. It is the rule about who may
 * read an entry. `readersOf` applies the same rule the other way round: from entries to their readers.
 */
export function mayRead({ isGameMaster: readsAll, userId }: Reader, alias = 'entry') {
  if (readsAll) return sql<SqlBool>`1 = 1`;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`(
    ${column('visibility')} = 'everyone'
    or ${column('player_id')} = ${userId}
    or (${column('visibility')} = 'chosen' and exists (
      select 1 from entry_reader
      where entry_reader.entry_id = ${column('id')} and entry_reader.user_id = ${userId}
    ))
  )`;
}

/**
 * The SQL condition that the reader belongs to an audience of an entry. It does not check that the reader may
 * read the entry: add `mayRead`. The search does not use it, because it stores a separate row for the author.
 * @param audience the column with the audience, such as `link.audience`
 * @param entry the alias of the row of `entry`
 */
export function readsAudience(
  { isGameMaster: readsAll, userId }: Reader,
  audience: string,
  entry = 'entry',
) {
  const column = sql.ref(audience);
  if (readsAll) return sql<SqlBool>`${column} = ${wholeText}`;
  return sql<SqlBool>`(
    ${column} in (${everyone}, ${userId})
    or (${column} = ${wholeText} and ${sql.ref(`${entry}.player_id`)} = ${userId})
  )`;
}

/**
 * The members of the campaign who may read at least one of the entries, also if these are deleted. It
 * states the rule of `mayRead` once more, because asking `mayRead` for each member reads each of 10,000
 * entries up to 250 times. `tests/server/entry-readers.test.ts` compares the two.
 */
export async function readersOf(
  db: Kysely<Schema>,
  campaignId: string,
  entryIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .with('touched', () =>
      db
        .selectFrom('entry')
        .select(['id', 'visibility', 'player_id'])
        .where(anyOf(db, 'id', entryIds)),
    )
    .selectFrom('campaign_member as member')
    .select('member.user_id')
    .where('member.campaign_id', '=', campaignId)
    // No subquery depends on the member, so the database runs each of them once.
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('member.role', 'in', gameMasterRoles),
        exists(selectFrom('touched').select('id').where('visibility', '=', 'everyone')),
        eb(
          'member.user_id',
          'in',
          selectFrom('touched').select('player_id').where('player_id', 'is not', null),
        ),
        eb(
          'member.user_id',
          'in',
          selectFrom('touched')
            .innerJoin('entry_reader', 'entry_reader.entry_id', 'touched.id')
            .select('entry_reader.user_id')
            .where('touched.visibility', '=', 'chosen'),
        ),
      ]),
    )
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The game masters of the campaign: they read every entry, so without an entry they are the only readers. */
export const gameMastersOf = (db: Kysely<Schema>, campaignId: string): Promise<string[]> =>
  readersOf(db, campaignId, []);

/** A campaign with its reader: the role of a user can differ from campaign to campaign. */
export interface Readership {
  readonly campaignId: string;
  readonly reader: Reader;
}

/** The readable entries of several campaigns. Deleted entries are left out. */
export function readableEntriesOf(db: Kysely<Schema>, readerships: readonly Readership[]) {
  // One condition for all campaigns of game masters, and one for the others. With one for each campaign,
  // SQLite would take longer to plan the query than to run it.
  const conditions = Map.groupBy(readerships, ({ reader }) => reader.isGameMaster)
    .values()
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const ids = [first, ...others].map(({ campaignId }) => campaignId);
      return [sql<SqlBool>`(${anyOf(db, 'entry.campaign_id', ids)} and ${mayRead(first.reader)})`];
    });
  return db
    .selectFrom('entry')
    .where('entry.deleted_at', 'is', null)
    .where(sql<SqlBool>`(${sql.join([...conditions], sql` or `)})`);
}

/** The readable entries of a campaign. Deleted entries are left out. */
export const readableEntries = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  db
    .selectFrom('entry')
    .where('entry.campaign_id', '=', campaignId)
    .where('entry.deleted_at', 'is', null)
    .where(mayRead(reader));
