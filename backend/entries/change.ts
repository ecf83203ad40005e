import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { inLockedCampaign } from '#backend/campaigns/members.ts';
import { notifyOfCampaign } from '#backend/campaigns/notify.ts';
import { readersOf, readerWith, type Reader } from './reader.ts';

export interface EntryChange {
  readonly transaction: Kysely<Schema>;
  readonly reader: Reader;
  readonly ownerId: string;
  /**
   * Notes who may read the entry now. They are notified after the commit. Call it before and after a
   * change of the readers, so that those who cannot read the entry any more are notified, too.
   */
  readonly notifyReadersOf: (entryId: string) => Promise<void>;
  /** Notes that these users see a change of the entry. */
  readonly notify: (entryId: string, userIds: readonly string[]) => void;
  /** Notes that these users see a change of several entries: each gets one event for the campaign. */
  readonly notifyTogether: (userIds: readonly string[]) => void;
  /** The same for those who may read one of many entries now. */
  readonly notifyReadersOfAll: (entryIds: readonly string[]) => Promise<void>;
}

/** Changes entries while the campaign is locked, and then notifies those who read them. */
export async function changeEntries<Result>(
  context: RequestContext,
  campaignId: string,
  work: (change: EntryChange) => Promise<Result>,
): Promise<Result> {
  const touched = new Map<string, Set<string>>();
  const touchedTogether = new Set<string>();
  const notify: EntryChange['notify'] = (entryId, userIds) => {
    if (userIds.length === 0) return;
    touched.set(entryId, new Set([...(touched.get(entryId) ?? []), ...userIds]));
  };
  const notifyTogether: EntryChange['notifyTogether'] = (userIds) => {
    for (const userId of userIds) touchedTogether.add(userId);
  };
  const result = await inLockedCampaign(
    context,
    campaignId,
    (transaction, { role, owner_id: ownerId }) =>
      work({
        transaction,
        reader: readerWith(context.signedIn().id, role),
        ownerId,
        notify,
        notifyTogether,
        notifyReadersOf: async (entryId) => {
          notify(entryId, await readersOf(transaction, campaignId, [entryId]));
        },
        notifyReadersOfAll: async (entryIds) => {
          notifyTogether(await readersOf(transaction, campaignId, entryIds));
        },
      }),
  );
  for (const [entryId, userIds] of touched) {
    context.app.realtime.campaignChanged([...userIds], { campaignId, entryId });
  }
  notifyOfCampaign(context, campaignId, [...touchedTogether]);
  return result;
}
