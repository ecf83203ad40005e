import { sql, type Kysely } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { EntryImportUndone } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { requireGameMaster } from '#backend/campaigns/roles.ts';
import { changeEntries, type EntryChange } from './change.ts';
import { markForRemoval, removeMarked } from './purge.ts';
import { lastPosition, maxStoredAncestors } from './tree.ts';

/**
 * Deletes the entries of an import for good, except those that were changed or moved, or are below a moved one.
 * They cannot be restored: the archive still has them, and restorable entries count against the limit for
 * thirty days. Requests of the import that began earlier write nothing any more.
 */
export async function undoImport(
  context: RequestContext,
  { campaignId, importId }: Input<'entryImportUndo'>['params'],
): Promise<EntryImportUndone> {
  const { marked, ...undone } = await changeEntries(context, campaignId, async (change) => {
    const { transaction, reader, notifyReadersOfAll } = change;
    requireGameMaster(reader.role, 'undo an import');
    await recordUndo(transaction, { campaignId, importId, now: context.now });
    const rows = await transaction
      .selectFrom('entry')
      .select(['id', 'parent_id', 'version', 'is_moved'])
      .where('campaign_id', '=', campaignId)
      .where('import_id', '=', importId)
      .where('deleted_at', 'is', null)
      .execute();
    const moved = movedAmong(rows);
    const deleted = rows.filter(({ id, version }) => version === 1 && !moved.has(id));
    const ids = deleted.map(({ id }) => id);
    const pictures = await markForRemoval(transaction, ids);
    if (deleted.length > 0) {
      await notifyReadersOfAll(ids);
      await moveOut(change, campaignId, deleted);
      await context.audit(transaction, {
        action: 'entry.import-undo',
        targetKind: 'campaign',
        targetId: campaignId,
        details: { importId, deleted: deleted.length },
      });
    }
    return { deleted: deleted.length, kept: rows.length - deleted.length, marked: pictures };
  });
  await removeMarked(context, campaignId, marked);
  return undone;
}

interface ImportedRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly is_moved: number;
}

/** The moved entries and all entries below them, which were moved along with them. */
function movedAmong(rows: readonly ImportedRow[]): ReadonlySet<string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isMoved = (row: ImportedRow): boolean => {
    let above: ImportedRow | undefined = row;
    for (let level = 0; above && level <= maxStoredAncestors; level += 1) {
      if (above.is_moved === 1) return true;
      above = byId.get(above.parent_id ?? '');
    }
    return false;
  };
  return new Set(rows.filter(isMoved).map(({ id }) => id));
}

interface Undo {
  readonly campaignId: string;
  readonly importId: string;
  readonly now: number;
}

/** Records the undo even if no entry exists: a request of the import may have begun and not written yet. */
async function recordUndo(
  transaction: Kysely<Schema>,
  { campaignId, importId, now }: Undo,
): Promise<void> {
  await transaction
    .insertInto('import_undo')
    .values({ campaign_id: campaignId, import_id: importId, times: 1, at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'import_id'])
        .doUpdateSet({ times: sql<number>`import_undo.times + 1`, at: now }),
    )
    .execute();
}

/** How often the import was undone in the time for which undos are kept. */
export async function undosOf(
  db: Kysely<Schema>,
  { campaignId, importId }: Omit<Undo, 'now'>,
): Promise<number> {
  const row = await db
    .selectFrom('import_undo')
    .select('times')
    .where('campaign_id', '=', campaignId)
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return row?.times ?? 0;
}

/** In milliseconds; far longer than a request takes. */
const keepUndos = 24 * 60 * 60 * 1000;

export async function sweepUndos(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('import_undo')
    .where('at', '<=', now - keepUndos)
    .execute();
}

/** Moves the kept children of deleted entries to the end of the nearest ancestor that is not deleted. */
async function moveOut(
  { transaction, notifyReadersOfAll }: EntryChange,
  campaignId: string,
  deleted: readonly { readonly id: string; readonly parent_id: string | null }[],
): Promise<void> {
  const parents = new Map(deleted.map(({ id, parent_id }) => [id, parent_id]));
  const children = await transaction
    .selectFrom('entry')
    .select(['id', 'parent_id'])
    .where('campaign_id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .where(anyOf(transaction, 'parent_id', [...parents.keys()]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  await notifyReadersOfAll(children.map(({ id }) => id));
  const free = new Map<string | null, number>();
  for (const child of children) {
    let parentId = child.parent_id;
    for (let level = 0; level <= maxStoredAncestors && parentId !== null; level += 1) {
      const above = parents.get(parentId);
      if (above === undefined) break;
      parentId = above;
    }
    const position = free.get(parentId) ?? (await lastPosition(transaction, campaignId, parentId));
    free.set(parentId, position + 1);
    await transaction
      .updateTable('entry')
      .set({ parent_id: parentId, position, lost_parent_id: null })
      .where('id', '=', child.id)
      .execute();
  }
}
