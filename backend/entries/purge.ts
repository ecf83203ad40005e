import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import type { Schema } from '#backend/db/schema.ts';
import { requireGameMaster } from '#backend/campaigns/roles.ts';
import { deleteUnshown } from '#backend/pictures/sweep.ts';
import { changeEntries } from './change.ts';
import { deletedEntries, findEntry, noSuchEntry } from './read.ts';
import { gameMastersOf } from './reader.ts';
import { beingRemoved, removeEntries } from './remove.ts';
import { handOnLostParents } from './tree.ts';

/** Removes a deleted entry with everything that is stored for it, and the pictures that only it has shown. */
export async function purgeEntry(
  context: RequestContext,
  { campaignId, entryId }: Input<'entryPurge'>['params'],
): Promise<void> {
  const marked = await changeEntries(context, campaignId, async (change) => {
    const { transaction, reader, notifyTogether } = change;
    requireGameMaster(reader.role, 'delete its entries for good');
    const present = await findEntry(transaction, campaignId, entryId, reader);
    if (present) {
      throw new ProblemError('conflict', 'Only a deleted entry can be deleted for good.');
    }
    const deleted = await deletedEntries(transaction, campaignId)
      .select('entry.id')
      .where('entry.id', '=', entryId)
      .executeTakeFirst();
    if (!deleted) throw noSuchEntry();
    await context.audit(transaction, {
      action: 'entry.purge',
      targetKind: 'entry',
      targetId: entryId,
      details: { campaignId },
    });
    notifyTogether(await gameMastersOf(transaction, campaignId));
    return markForRemoval(transaction, [entryId]);
  });
  await removeMarked(context, campaignId, marked);
}

/** Does the same as `purgeEntry` for all deleted entries of a campaign. */
export async function purgeEntries(context: RequestContext, campaignId: string): Promise<void> {
  const marked = await changeEntries(context, campaignId, async (change) => {
    const { transaction, reader, notifyTogether } = change;
    requireGameMaster(reader.role, 'delete its entries for good');
    const deleted = await deletedEntries(transaction, campaignId).select('entry.id').execute();
    if (deleted.length > 0) {
      notifyTogether(await gameMastersOf(transaction, campaignId));
      await context.audit(transaction, {
        action: 'entry.purge-all',
        targetKind: 'campaign',
        targetId: campaignId,
        details: { purged: deleted.length },
      });
    }
    return markForRemoval(
      transaction,
      deleted.map(({ id }) => id),
    );
  });
  await removeMarked(context, campaignId, marked);
}

interface Marked {
  /** The pictures that the entries and their versions have shown. */
  readonly pictureIds: readonly string[];
}

/**
 * Marks entries for removal. The removal itself can take some seconds, so it follows after the transaction.
 * Marked entries can no longer be restored, and their import can create them again. Call it while the campaign
 * is locked.
 */
export async function markForRemoval(
  transaction: Kysely<Schema>,
  ids: readonly string[],
): Promise<Marked> {
  await transaction
    .updateTable('entry')
    .set({ deleted_at: beingRemoved, import_id: null, import_key: null })
    .where(anyOf(transaction, 'id', ids))
    .execute();
  await handOnLostParents(transaction, ids);
  const pictures = await transaction
    .selectFrom('entry_picture')
    .select('picture_id')
    .where(anyOf(transaction, 'entry_id', ids))
    .union((eb) =>
      eb
        .selectFrom('entry_version_picture')
        .select('picture_id')
        .where(anyOf(transaction, 'entry_id', ids)),
    )
    .execute();
  return { pictureIds: pictures.map(({ picture_id }) => picture_id) };
}

/** Removes the marked entries of a campaign. If it is interrupted, the sweep continues it. */
export async function removeMarked(
  { db, app, now }: RequestContext,
  campaignId: string,
  { pictureIds }: Marked,
): Promise<void> {
  await removeEntries(db, (is) =>
    is.and([is('campaign_id', '=', campaignId), is('deleted_at', '=', beingRemoved)]),
  );
  await bestEffort(app.outages, 'The deletion of pictures', () =>
    deleteUnshown(db, pictureIds, now),
  );
}
