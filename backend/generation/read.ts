import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Generation, GenerationPage } from '#src/generated/model/index.ts';
import {
  findGeneration,
  generationOf,
  imagesOf,
  markUsed,
  shownColumns,
  type GenerationRow,
} from './record.ts';
import { notifyOfCampaign } from '#backend/campaigns/notify.ts';
import { endWaiting } from '#backend/campaigns/painted-cover.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import { deleteUnusedImages } from '#backend/images/store.ts';

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
    .select(shownColumns)
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
  const { app, db, now } = context;
  const { id: userId } = context.signedIn();
  const cancelled = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('generation')
      .set({ status: 'cancelled', ended_at: now, written: null })
      .where('id', '=', generationId)
      .where('user_id', '=', userId)
      .where('status', 'in', ['queued', 'running'])
      .returning(['campaign_id', 'is_for_campaign'])
      .executeTakeFirst();
    return row && endedOf(transaction, row);
  });
  if (cancelled) {
    context.noteChange();
    app.realtime.generationChanged(userId, { generationId, status: 'cancelled' });
    notifyOfCampaign(context, cancelled.campaignId, cancelled.readers);
  }
  return generationOf(await readGeneration(db, generationId, userId));
}

/** Notes that a form has the draft, because new generations then remove others before it. */
export async function noteDraftInForm(
  context: RequestContext,
  generationId: string,
): Promise<void> {
  const { db, now } = context;
  const { id: userId } = context.signedIn();
  await readGeneration(db, generationId, userId);
  await markUsed(db, generationId, now);
}

/** Also deletes its images, unless a campaign or a character shows one of them. */
export async function deleteGeneration(
  context: RequestContext,
  generationId: string,
): Promise<void> {
  const { app, db } = context;
  const { row, ended } = await db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('generation')
      .where('id', '=', generationId)
      .where('user_id', '=', context.signedIn().id)
      .returning(['status', 'campaign_id', 'is_for_campaign'])
      .returning(['cover_w1024_id', 'cover_w704_id', 'portrait_id'])
      .executeTakeFirst();
    if (!deleted) throw new ProblemError('not_found', 'There is no such draft among yours.');
    const hadEnded = deleted.status !== 'queued' && deleted.status !== 'running';
    return { row: deleted, ended: hadEnded ? undefined : await endedOf(transaction, deleted) };
  });
  context.noteChange();
  if (ended) notifyOfCampaign(context, ended.campaignId, ended.readers);
  await bestEffort(app.outages, 'The deletion of a discarded picture', () =>
    deleteUnusedImages(db, imagesOf(row)),
  );
}

/** A campaign that waits for this generation does not wait any more. */
async function endedOf(
  transaction: Kysely<Schema>,
  row: Pick<GenerationRow, 'campaign_id' | 'is_for_campaign'>,
) {
  const waits = row.is_for_campaign === 1 && row.campaign_id !== null;
  return {
    campaignId: row.campaign_id ?? '',
    readers: waits ? await endWaiting(transaction, row.campaign_id) : [],
  };
}

const sweptAtOnce = 1000;

export async function sweepGenerations(db: Kysely<Schema>, now: number): Promise<void> {
  const old = db
    .selectFrom('generation')
    .select('id')
    .where('created_at', '<', now - lifetime)
    .orderBy('created_at')
    .limit(sweptAtOnce);
  await db.deleteFrom('generation').where('id', 'in', old).execute();
}
