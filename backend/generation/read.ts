import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Generation, GenerationPage } from '#src/generated/model/index.ts';
import { findGeneration, generationOf, type GenerationRow } from './record.ts';

/** In milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** @throws ProblemError 404 also when it belongs to another user */
export async function readGeneration(
  db: Kysely<Schema>,
  generationId: string,
  userId: string,
): Promise<GenerationRow> {
  const row = await findGeneration(db, generationId, userId);
  if (row) return row;
  throw new ProblemError('not_found', 'There is no such draft among yours.');
}

/** One page of the user's generations, the latest first. */
export async function listGenerations(
  context: RequestContext,
  { pageSize, nextCursor, campaignId }: Input<'generationList'>['params'],
): Promise<GenerationPage> {
  let query = context.db
    .selectFrom('generation')
    .selectAll()
    .where('user_id', '=', context.signedIn().id);
  if (campaignId !== undefined) query = query.where('campaign_id', '=', campaignId);
  const page = await withCursorProblem(
    keysetPage(query, {
      list: `generations ${JSON.stringify([campaignId ?? null])}`,
      columns: [
        { ref: 'generation.created_at', field: 'created_at', type: 'integer' },
        { ref: 'generation.id', field: 'id', type: 'text' },
      ],
      direction: 'desc',
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  return { items: page.rows.map(generationOf), nextCursor: page.nextCursor };
}

/** Ends a generation that has not ended; another one stays as it is. */
export async function cancelGeneration(
  context: RequestContext,
  generationId: string,
): Promise<Generation> {
  const { db, now } = context;
  const { id: userId } = context.signedIn();
  const cancelled = await db
    .updateTable('generation')
    .set({ status: 'cancelled', ended_at: now })
    .where('id', '=', generationId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .returning('id')
    .executeTakeFirst();
  if (cancelled) {
    context.noteChange();
    context.app.realtime.generationChanged(userId, { generationId, status: 'cancelled' });
  }
  return generationOf(await readGeneration(db, generationId, userId));
}

/** Its images are deleted by the sweep, unless a campaign has one of them as its cover. */
export async function deleteGeneration(
  context: RequestContext,
  generationId: string,
): Promise<void> {
  const deleted = await context.db
    .deleteFrom('generation')
    .where('id', '=', generationId)
    .where('user_id', '=', context.signedIn().id)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found', 'There is no such draft among yours.');
  context.noteChange();
}

export async function sweepGenerations(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('generation')
    .where('created_at', '<', now - lifetime)
    .execute();
}
