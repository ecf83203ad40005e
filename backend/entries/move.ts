import { sql, type Kysely, type SqlBool } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { requireGameMaster } from '#backend/campaigns/roles.ts';
import { changeEntries } from './change.ts';
import { entryOf } from './present.ts';
import { readEntry, type ReadEntry } from './read.ts';
import { gameMastersOf, readersOf } from './reader.ts';
import { lastPosition, requireParent, requireRoomBelow } from './tree.ts';

/** Moves an entry below the new parent: before another child of the parent, or to the end. */
export function moveEntry(
  context: RequestContext,
  { campaignId, entryId }: Input<'entryMove'>['params'],
  { parentId, beforeId }: Input<'entryMove'>['body'],
): Promise<Entry> {
  return changeEntries(context, campaignId, async ({ transaction, reader, notify }) => {
    requireGameMaster(reader.role, 'rearrange its entries');
    const entry = await readEntry(transaction, campaignId, entryId, reader);
    await requireParent(transaction, campaignId, parentId, reader);
    if (parentId !== entry.parent_id) {
      await requireRoomBelow(transaction, entryId, parentId, reader);
    }
    const isLast = beforeId === null || beforeId === entryId;
    const position = isLast
      ? await lastPosition(transaction, campaignId, parentId)
      : await positionBefore(transaction, { campaignId, parentId, beforeId });
    if (beforeId !== entryId || parentId !== entry.parent_id) {
      await transaction
        .updateTable('entry')
        .set({ parent_id: parentId, position, lost_parent_id: null, is_moved: 1 })
        .where('id', '=', entryId)
        .execute();
      const moved = { parentId, position, hasMadeRoom: !isLast };
      notify(entryId, await seeingMove(transaction, entry, moved));
    }
    return entryOf(transaction, await readEntry(transaction, campaignId, entryId, reader), reader);
  });
}

interface Moved {
  readonly parentId: string | null;
  readonly position: number;
  /** Whether the children of the parent from this position on have moved to the next position. */
  readonly hasMadeRoom: boolean;
}

/**
 * The game masters, and the other readers of the entry who see another position: another parent, or another
 * order. An event for the others would tell that the entry has moved among hidden ones. Call it after the move.
 */
async function seeingMove(
  transaction: Kysely<Schema>,
  { id, campaign_id: campaignId, parent_id: parentBefore, position: before }: ReadEntry,
  { parentId, position, hasMadeRoom }: Moved,
): Promise<string[]> {
  const readers = async (entryIds: readonly string[]) =>
    new Set(await readersOf(transaction, campaignId, entryIds));
  const wasShifted = hasMadeRoom && parentBefore === parentId && before >= position;
  const old = orderKeyOf(parentBefore, before + (wasShifted ? 1 : 0), id);
  const present = orderKeyOf(parentId, position, id);
  const order = sql`(coalesce(parent_id, ''), position, id)`;
  // The order of lists by position. A move does not change the order of the other entries.
  const passed = await transaction
    .selectFrom('entry')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .where(
      sql<SqlBool>`(${order} > ${old} and ${order} < ${present} or ${order} > ${present} and ${order} < ${old})`,
    )
    .execute();
  const gameMasters = new Set(await gameMastersOf(transaction, campaignId));
  const readersOfPassed = await readers(passed.map((other) => other.id));
  const readersOfParents = await Promise.all(
    [parentBefore, parentId].map((parent) => readers(parent === null ? [] : [parent])),
  );
  const seesOtherParent = (userId: string): boolean =>
    parentBefore !== parentId && readersOfParents.some((readersOfOne) => readersOfOne.has(userId));
  return [...(await readers([id]))].filter(
    (userId) => gameMasters.has(userId) || readersOfPassed.has(userId) || seesOtherParent(userId),
  );
}

const orderKeyOf = (parentId: string | null, position: number, id: string) =>
  sql`(${parentId ?? ''}, ${position}, ${id})`;

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
