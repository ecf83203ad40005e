import { sql, type Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { mostAncestors } from '#src/lib/contract-limits.ts';
import type { ReadEntry } from './read.ts';
import { mayRead, readableEntries, type Reader } from './reader.ts';

/**
 * The most ancestors that an entry can have. It is more than a reader can see (`mostAncestors`), so that hidden
 * ancestors do not reduce the number of levels that players can use.
 */
export const maxStoredAncestors = 40;

/** @throws ProblemError 422 also when the reader may not read the parent */
export async function requireParent(
  db: Kysely<Schema>,
  campaignId: string,
  parentId: string | null,
  reader: Reader,
): Promise<void> {
  if (parentId === null) return;
  const parent = await readableEntries(db, campaignId, reader)
    .select('entry.id')
    .where('entry.id', '=', parentId)
    .executeTakeFirst();
  if (parent) return;
  const message = 'There is no such entry in this campaign.';
  throw validationProblem([{ path: '/parentId', message }]);
}

/** The position after all entries of the parent. */
export async function lastPosition(
  db: Kysely<Schema>,
  campaignId: string,
  parentId: string | null,
): Promise<number> {
  const { last } = await db
    .selectFrom('entry')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('campaign_id', '=', campaignId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .executeTakeFirstOrThrow();
  return last + 1;
}

/**
 * Refuses a parent that is below the entry itself, or that makes the tree too deep. Ancestors above an
 * unreadable one do not count, because the refusal would tell a player how many hidden entries there are.
 * @param entryId null for a new entry
 */
export async function requireRoomBelow(
  db: Kysely<Schema>,
  entryId: string | null,
  parentId: string | null,
  reader: Reader,
): Promise<void> {
  const refuse = (message: string) => validationProblem([{ path: '/parentId', message }]);
  const above = await levelsAbove(db, entryId, parentId, reader);
  if (above === null) throw refuse('An entry cannot be below itself.');
  const below = entryId === null ? undefined : (await levelsBelow(db, [entryId])).get(entryId);
  if (hasRoom(above, below)) return;
  throw refuse(`The tree can be ${mostAncestors} entries deep.`);
}

interface Levels {
  readonly all: number;
  /** The levels up to the first entry that the reader may not read. */
  readonly shown: number;
}

const hasRoom = ({ shown, all }: Levels, below = 0): boolean =>
  all === 0 || (shown + below <= mostAncestors && all + below <= maxStoredAncestors);

/** The entries that can be moved below the parent without making the tree too deep. */
async function withRoom(
  db: Kysely<Schema>,
  entryIds: readonly string[],
  parentId: string,
  reader: Reader,
): Promise<readonly string[]> {
  const above = await levelsAbove(db, null, parentId, reader);
  if (above === null) return [];
  const below = await levelsBelow(db, entryIds);
  return entryIds.filter((id) => hasRoom(above, below.get(id)));
}

/** How many levels there are from the top to the parent, inclusive; null if the entry itself is one of them. */
async function levelsAbove(
  db: Kysely<Schema>,
  entryId: string | null,
  parentId: string | null,
  reader: Reader,
): Promise<Levels | null> {
  let all = 0;
  let shown: number | undefined;
  for (let above = parentId; above !== null && all <= maxStoredAncestors; all += 1) {
    if (above === entryId) return null;
    const parent = await db
      .selectFrom('entry')
      .select('parent_id')
      .select(sql<0 | 1>`case when ${mayRead(reader)} then 1 else 0 end`.as('is_shown'))
      .where('id', '=', above)
      .executeTakeFirst();
    if (parent?.is_shown !== 1) shown ??= all;
    above = parent?.parent_id ?? null;
  }
  return { all, shown: shown ?? all };
}

/** How many levels there are below each of the entries. None of the given entries is below another one. */
async function levelsBelow(
  db: Kysely<Schema>,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const levels = new Map<string, number>();
  // The entries of one level. The value is the one of `entryIds` that the entry is below.
  let roots = new Map(entryIds.map((id) => [id, id]));
  for (let level = 1; roots.size > 0 && level <= maxStoredAncestors + 1; level += 1) {
    const children = await db
      .selectFrom('entry')
      .select(['id', 'parent_id'])
      .where(anyOf(db, 'parent_id', [...roots.keys()]))
      .execute();
    const next = new Map<string, string>();
    for (const { id, parent_id } of children) {
      const root = roots.get(parent_id ?? '');
      if (root === undefined) continue;
      next.set(id, root);
      levels.set(root, level);
    }
    roots = next;
  }
  return levels;
}

/**
 * Moves the children of a deleted entry to its position, in their order. `lost_parent_id` keeps the first
 * parent that each child has lost.
 * @returns the ids of the moved entries that are not deleted
 */
export async function moveUp(
  transaction: Kysely<Schema>,
  entry: Pick<ReadEntry, 'id' | 'campaign_id' | 'parent_id' | 'position'>,
): Promise<string[]> {
  const { last } = await transaction
    .selectFrom('entry')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('parent_id', '=', entry.id)
    .executeTakeFirstOrThrow();
  const shift = (by: number) => ({ position: sql<number>`position + ${sql.lit(by)}` });
  await transaction
    .updateTable('entry')
    .set(shift(last))
    .where('campaign_id', '=', entry.campaign_id)
    .where('parent_id', entry.parent_id === null ? 'is' : '=', entry.parent_id)
    .where('position', '>', entry.position)
    .execute();
  const moved = await transaction
    .updateTable('entry')
    .set({
      parent_id: entry.parent_id,
      lost_parent_id: sql<string>`coalesce(lost_parent_id, ${entry.id})`,
      ...shift(entry.position),
    })
    .where('parent_id', '=', entry.id)
    .returning(['id', 'deleted_at'])
    .execute();
  return presentAmong(moved);
}

/**
 * Moves the former children of a restored entry below it again, in their present order, except those that were
 * moved meanwhile. If such a child is deleted itself, the children that it has lost are moved, too.
 * @returns the ids of the moved entries that are not deleted
 */
export async function moveBackBelow(
  transaction: Kysely<Schema>,
  { id, campaign_id, parent_id }: Pick<ReadEntry, 'id' | 'campaign_id' | 'parent_id'>,
  reader: Reader,
): Promise<string[]> {
  const found: { readonly id: string; readonly deleted_at: number | null }[] = [];
  for (let lost = [id]; lost.length > 0;) {
    const rows = await transaction
      .selectFrom('entry')
      .select(['id', 'deleted_at'])
      .where('campaign_id', '=', campaign_id)
      .where(anyOf(transaction, 'lost_parent_id', lost))
      // They are still beside the parent, where `moveUp` has put them, so none of them is above it.
      .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
      .execute();
    found.push(...rows);
    lost = rows.filter(({ deleted_at }) => deleted_at !== null).map((row) => row.id);
  }
  const ids = await withRoom(
    transaction,
    found.map((row) => row.id),
    id,
    reader,
  );
  await transaction
    .updateTable('entry')
    .set({ parent_id: id })
    .where(anyOf(transaction, 'id', ids))
    .execute();
  await transaction
    .updateTable('entry')
    .set({ lost_parent_id: null })
    .where('lost_parent_id', '=', id)
    .execute();
  const taken = new Set(ids);
  return presentAmong(found.filter((row) => taken.has(row.id)));
}

/**
 * Prepares the removal of deleted entries for good. If an entry has lost one of them as its parent, its
 * `lost_parent_id` becomes the parent that the removed entry has lost itself; when that parent is restored, the
 * entry moves below it. The removal cannot do this, because it runs without the lock of the campaign and must
 * change no other rows. Call it while the campaign is locked.
 */
export async function handOnLostParents(
  transaction: Kysely<Schema>,
  removedIds: readonly string[],
): Promise<void> {
  // The lost parent of a removed entry can be removed, too, and so on. Each repetition shortens these chains.
  for (let time = 0; time <= maxStoredAncestors; time += 1) {
    const changed = await transaction
      .updateTable('entry')
      .set(({ selectFrom }) => ({
        lost_parent_id: selectFrom('entry as removed')
          .select('removed.lost_parent_id')
          .whereRef('removed.id', '=', 'entry.lost_parent_id'),
      }))
      .where(anyOf(transaction, 'lost_parent_id', removedIds))
      .returning('id')
      .execute();
    if (changed.length === 0) return;
  }
}

const presentAmong = (
  rows: readonly { readonly id: string; readonly deleted_at: number | null }[],
): string[] => rows.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id);
