import { sql, type Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { maxAncestors } from './present.ts';
import type { ReadEntry } from './read.ts';
import { mayRead, readableEntries, type Reader } from './reader.ts';

/**
 * The most entries above an entry. It is more than a reader sees, so that hidden entries above take no
 * levels from players.
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
 * Refuses a place below the entry itself, and one with which the tree becomes too deep. Entries above one
 * that the reader may not read do not count: otherwise a player could count hidden entries.
 * @param entryId null for a new entry
 */
export async function requirePlace(
  db: Kysely<Schema>,
  entryId: string | null,
  parentId: string | null,
  reader: Reader,
): Promise<void> {
  const refuse = (message: string) => validationProblem([{ path: '/parentId', message }]);
  const above = await levelsAbove(db, entryId, parentId, reader);
  if (above === null) throw refuse('An entry cannot be below itself.');
  const below = entryId === null ? 0 : await levelsBelow(db, entryId);
  if (above.all === 0) return;
  if (above.shown + below <= maxAncestors && above.all + below <= maxStoredAncestors) return;
  throw refuse(`The tree can be ${maxAncestors} entries deep.`);
}

interface Levels {
  readonly all: number;
  /** Up to the first entry that the reader may not read. */
  readonly shown: number;
}

/** How many entries are above a place; null if the entry itself is one of them. */
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

/** How many levels of entries are below an entry. */
async function levelsBelow(db: Kysely<Schema>, entryId: string): Promise<number> {
  let levels = 0;
  for (let ids = [entryId]; levels <= maxStoredAncestors; levels += 1) {
    const children = await db
      .selectFrom('entry')
      .select('id')
      .where(anyOf(db, 'parent_id', ids))
      .execute();
    if (children.length === 0) break;
    ids = children.map(({ id }) => id);
  }
  return levels;
}

/** Puts the entries below an entry at its place, in their order. */
export async function moveUp(transaction: Kysely<Schema>, entry: ReadEntry): Promise<void> {
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
  await transaction
    .updateTable('entry')
    .set({ parent_id: entry.parent_id, ...shift(entry.position) })
    .where('parent_id', '=', entry.id)
    .execute();
}
