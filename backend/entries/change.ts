import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { EntryTable, Schema } from '#backend/db/schema.ts';
import { inLockedCampaign } from '#backend/campaigns/members.ts';
import { notifyOfCampaign } from '#backend/campaigns/notify.ts';
import { isGameMaster } from '#backend/campaigns/roles.ts';
import { readerWith, type Reader } from './reader.ts';

type Touched = Pick<EntryTable, 'id' | 'campaign_id' | 'visibility' | 'player_id'>;

export interface EntryChange {
  readonly transaction: Kysely<Schema>;
  readonly reader: Reader;
  readonly ownerId: string;
  /**
   * Notes who may read the entry now. They are notified after the commit. Call it before and after a
   * change of the readers, so that those who cannot read the entry any more are notified, too.
   */
  readonly touch: (entry: Touched) => Promise<void>;
  /** The same for many entries: who reads one of them gets one event for the campaign. */
  readonly touchAll: (entryIds: readonly string[]) => Promise<void>;
}

/** Changes entries while the campaign is locked, and then notifies those who read them. */
export async function changeEntries<Result>(
  context: RequestContext,
  campaignId: string,
  work: (change: EntryChange) => Promise<Result>,
): Promise<Result> {
  const touched = new Map<string, Set<string>>();
  const touchedTogether = new Set<string>();
  const result = await inLockedCampaign(
    context,
    campaignId,
    (transaction, { role, owner_id: ownerId }) =>
      work({
        transaction,
        reader: readerWith(context.signedIn().id, role),
        ownerId,
        touch: async (entry) => {
          const userIds = touched.get(entry.id) ?? new Set();
          touched.set(entry.id, userIds);
          for (const userId of await readersOf(transaction, entry)) userIds.add(userId);
        },
        touchAll: async (entryIds) => {
          const userIds = await readersOfAny(transaction, campaignId, entryIds);
          for (const userId of userIds) touchedTogether.add(userId);
        },
      }),
  );
  for (const [entryId, userIds] of touched) {
    context.app.realtime.campaignChanged([...userIds], { campaignId, entryId });
  }
  notifyOfCampaign(context, campaignId, [...touchedTogether]);
  return result;
}

/** The members who may read the entry. */
async function readersOf(db: Kysely<Schema>, entry: Touched): Promise<string[]> {
  const { id, visibility, player_id } = entry;
  const rows = await db
    .selectFrom('campaign_member as member')
    .leftJoin('entry_reader as chosen', (join) =>
      join.onRef('chosen.user_id', '=', 'member.user_id').on('chosen.entry_id', '=', id),
    )
    .select(['member.user_id', 'member.role', 'chosen.entry_id as chosen_entry'])
    .where('member.campaign_id', '=', entry.campaign_id)
    .execute();
  const mayRead = ({ user_id, role, chosen_entry }: (typeof rows)[number]): boolean =>
    isGameMaster(role) ||
    visibility === 'everyone' ||
    user_id === player_id ||
    (visibility === 'chosen' && chosen_entry !== null);
  return rows.filter(mayRead).map(({ user_id }) => user_id);
}

/** The members who may read at least one of the entries. */
async function readersOfAny(
  db: Kysely<Schema>,
  campaignId: string,
  entryIds: readonly string[],
): Promise<string[]> {
  const among = anyOf(db, 'entry.id', entryIds);
  const rows = await db
    .selectFrom('entry')
    .select(['visibility', 'player_id'])
    .distinct()
    .where(among)
    .execute();
  const chosen = await db
    .selectFrom('entry_reader')
    .innerJoin('entry', 'entry.id', 'entry_reader.entry_id')
    .select('entry_reader.user_id')
    .distinct()
    .where('entry.visibility', '=', 'chosen')
    .where(among)
    .execute();
  const isForAll = rows.some(({ visibility }) => visibility === 'everyone');
  const named = new Set([
    ...rows.map(({ player_id }) => player_id),
    ...chosen.map(({ user_id }) => user_id),
  ]);
  const members = await db
    .selectFrom('campaign_member')
    .select(['user_id', 'role'])
    .where('campaign_id', '=', campaignId)
    .execute();
  return members
    .filter(({ user_id, role }) => isForAll || isGameMaster(role) || named.has(user_id))
    .map(({ user_id }) => user_id);
}
