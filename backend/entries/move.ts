import { sql, type Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { requireGameMaster } from '#backend/campaigns/roles.ts';
import { changeEntries } from './change.ts';
import { entryOf } from './present.ts';
import { readEntry } from './read.ts';
import { lastPosition, requireParent, requirePlace } from './tree.ts';

/** Moves an entry below the new parent: before another child of the parent, or to the end. */
export function moveEntry(
  context: RequestContext,
  { campaignId, entryId }: Input<'entryMove'>['params'],
  { parentId, beforeId }: Input<'entryMove'>['body'],
): Promise<Entry> {
  return changeEntries(context, campaignId, async ({ transaction, reader, notifyReadersOf }) => {
    requireGameMaster(reader.role, 'rearrange its entries');
    const entry = await readEntry(transaction, campaignId, entryId, reader);
    await requireParent(transaction, campaignId, parentId, reader);
    if (parentId !== entry.parent_id) {
      await requirePlace(transaction, entryId, parentId, reader);
    }
    const position =
      beforeId === null || beforeId === entryId
        ? await lastPosition(transaction, campaignId, parentId)
        : await positionBefore(transaction, { campaignId, parentId, beforeId });
    if (beforeId !== entryId || parentId !== entry.parent_id) {
      await transaction
        .updateTable('entry')
        .set({ parent_id: parentId, position, lost_parent_id: null, is_moved: 1 })
        .where('id', '=', entryId)
        .execute();
      await notifyReadersOf(entryId);
    }
    return entryOf(transaction, await readEntry(transaction, campaignId, entryId, reader), reader);
  });
}

interface NewPosition {
  readonly campaignId: string;
  readonly parentId: string | null;
  readonly beforeId: string;
}

/** Makes room before a child of the parent, and returns the free position. */
async function positionBefore(db: Kysely<Schema>, target: NewPosition): Promise<number> {
  const { campaignId, parentId, beforeId } = target;
  const before = await db
    .selectFrom('entry')
    .select('position')
    .where('id', '=', beforeId)
    .where('campaign_id', '=', campaignId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .executeTakeFirst();
  if (!before) {
    const message = 'There is no such entry below this parent.';
    throw validationProblem([{ path: '/beforeId', message }]);
  }
  await db
    .updateTable('entry')
    .set({ position: sql<number>`position + 1` })
    .where('campaign_id', '=', campaignId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where('position', '>=', before.position)
    .execute();
  return before.position;
}
