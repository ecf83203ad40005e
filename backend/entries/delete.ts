import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { requireVersion } from '#contract/etag.ts';
import type { Input } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { lockAnyCampaign } from '#backend/campaigns/read.ts';
import { changeEntries, type EntryChange } from './change.ts';
import { entryOf } from './present.ts';
import {
  asRead,
  canEdit,
  findEntry,
  noSuchEntry,
  readEntry,
  requireEditable,
  restorableWithViews,
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
      .set({ deleted_at: context.now, deleted_by: reader.userId })
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

/** The same for every entry that the reader cannot restore, because players must not see which ones exist. */
const cannotRestore = (): ProblemError =>
  new ProblemError(
    'forbidden',
    'Players can restore what they have written and deleted themselves; game masters can restore every entry.',
  );

/**
 * Restores a deleted entry and moves its former children back below it. Does nothing if it is not deleted. A
 * player can restore an own entry, unless a game master has deleted it.
 */
export function restoreEntry(
  context: RequestContext,
  { campaignId, entryId }: Input<'entryRestore'>['params'],
): Promise<Entry> {
  return changeEntries(context, campaignId, async (change) => {
    const { transaction, reader, notifyReadersOf } = change;
    if (reader.role === 'viewer') throw cannotRestore();
    const present = await findEntry(transaction, campaignId, entryId, reader);
    if (present && canEdit(reader, present)) return entryOf(transaction, present, reader);
    const row = await restorableWithViews(transaction, campaignId, reader)
      .where('entry.id', '=', entryId)
      .executeTakeFirst();
    if (!row) throw reader.isGameMaster ? noSuchEntry() : cannotRestore();
    const deleted = asRead(row, reader);
    await transaction
      .updateTable('entry')
      .set(({ selectFrom }) => ({
        deleted_at: null,
        deleted_by: null,
        // Also below a parent that the reader may not read: the entry was there before.
        parent_id: selectFrom('entry as parent')
          .select('parent.id')
          .where('parent.id', '=', deleted.parent_id)
          .where('parent.deleted_at', 'is', null),
      }))
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
