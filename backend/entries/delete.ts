import type { Kysely } from 'kysely';
import { requireVersion } from '#contract/etag.ts';
import type { Input } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { lockAnyCampaign } from '#backend/campaigns/read.ts';
import { requireGameMaster } from '#backend/campaigns/roles.ts';
import { changeEntries, type EntryChange } from './change.ts';
import { entryOf } from './present.ts';
import {
  asRead,
  deletedWithViews,
  findEntry,
  noSuchEntry,
  readEntry,
  requireEditable,
  type ReadEntry,
} from './read.ts';
import { markForRemoval } from './purge.ts';
import { beingRemoved, keepDeleted, removeEntries } from './remove.ts';
import { readersOf } from './reader.ts';
import { moveBackBelow, moveUp } from './tree.ts';

/** Marks an entry as deleted. The entries below it move to its parent. */
export function deleteEntry(
  context: RequestContext,
  { campaignId, entryId, ifMatch }: Input<'entryDelete'>['params'],
): Promise<void> {
  return changeEntries(context, campaignId, async (change) => {
    const { transaction, reader, notifyReadersOf } = change;
    const entry = await readEntry(transaction, campaignId, entryId, reader);
    requireEditable(reader, entry);
    requireVersion(ifMatch, entry.version);
    await notifyReadersOf(entryId);
    await transaction
      .updateTable('entry')
      .set({ deleted_at: context.now })
      .where('id', '=', entryId)
      .execute();
    await notifyOfPositions(change, entry, await moveUp(transaction, entry));
    await context.audit(transaction, {
      action: 'entry.delete',
      targetKind: 'entry',
      targetId: entryId,
      details: { campaignId, version: entry.version },
    });
  });
}

/**
 * Notifies the members who may not read an entry, but see the entries below it move (decision 031): these move
 * to the entry above it, or back. A member who may not read the entry above either sees them at the top in
 * another order, and gets an event that names no entry.
 */
async function notifyOfPositions(
  { transaction, notify, notifyTogether }: EntryChange,
  { id, campaign_id, parent_id }: ReadEntry,
  below: readonly string[],
): Promise<void> {
  if (below.length === 0) return;
  const [ofEntriesBelow = [], ofEntry = [], ofParent = []] = await Promise.all(
    [below, [id], parent_id === null ? [] : [parent_id]].map((ids) =>
      readersOf(transaction, campaign_id, ids),
    ),
  );
  const userIds = ofEntriesBelow.filter((userId) => !ofEntry.includes(userId));
  const readsParent = (userId: string) => ofParent.includes(userId);
  if (parent_id !== null) notify(parent_id, userIds.filter(readsParent));
  notifyTogether(userIds.filter((userId) => !readsParent(userId)));
}

/** Restores a deleted entry and moves its former children back below it. Does nothing if it is not deleted. */
export function restoreEntry(
  context: RequestContext,
  { campaignId, entryId }: Input<'entryRestore'>['params'],
): Promise<Entry> {
  return changeEntries(context, campaignId, async (change) => {
    const { transaction, reader, notifyReadersOf } = change;
    requireGameMaster(reader.role, 'restore its entries');
    const present = await findEntry(transaction, campaignId, entryId, reader);
    if (present) return entryOf(transaction, present, reader);
    const row = await deletedWithViews(transaction, campaignId, reader)
      .where('entry.id', '=', entryId)
      .executeTakeFirst();
    if (!row) throw noSuchEntry();
    const deleted = asRead(row, reader);
    const parent =
      deleted.parent_id === null
        ? undefined
        : await findEntry(transaction, campaignId, deleted.parent_id, reader);
    await transaction
      .updateTable('entry')
      .set({ deleted_at: null, parent_id: parent?.id ?? null })
      .where('id', '=', entryId)
      .execute();
    await notifyReadersOf(entryId);
    await notifyOfPositions(change, deleted, await moveBackBelow(transaction, deleted, reader));
    await context.audit(transaction, {
      action: 'entry.restore',
      targetKind: 'entry',
      targetId: entryId,
      details: { campaignId },
    });
    return entryOf(transaction, await readEntry(transaction, campaignId, entryId, reader), reader);
  });
}

/** Removes entries that were deleted too long ago to be restored, and continues interrupted removals. */
export async function sweepDeletedEntries(db: Kysely<Schema>, now: number): Promise<void> {
  const campaigns = await db
    .selectFrom('entry')
    .select('campaign_id')
    .distinct()
    .where('deleted_at', '<=', now - keepDeleted)
    .execute();
  for (const { campaign_id: campaignId } of campaigns) {
    await db.transaction().execute(async (transaction) => {
      await lockAnyCampaign(transaction, campaignId);
      const rows = await transaction
        .selectFrom('entry')
        .select('id')
        .where('campaign_id', '=', campaignId)
        .where('deleted_at', '<=', now - keepDeleted)
        .execute();
      await markForRemoval(
        transaction,
        rows.map(({ id }) => id),
      );
    });
  }
  await removeEntries(db, (is) => is('deleted_at', '=', beingRemoved));
}
