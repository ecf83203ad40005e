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
   * Records which members may read the entry now. They are notified after the commit. If the readers change,
   * call it before and after the change, so that members who can no longer read the entry are notified, too.
   */
  readonly notifyReadersOf: (entryId: string) => Promise<void>;
  /** Records that these users see a change of the entry. */
  readonly notify: (entryId: string, userIds: readonly string[]) => void;
  /** Records that these users see a change of several entries. Each of them gets one event for the campaign. */
  readonly notifyTogether: (userIds: readonly string[]) => void;
  /** Like `notifyTogether`, for all members who may read at least one of the entries now. */
  readonly notifyReadersOfAll: (entryIds: readonly string[]) => Promise<void>;
}

/** Changes entries while the campaign is locked, and notifies their readers after the commit. */
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
