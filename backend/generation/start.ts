import type { Kysely } from 'kysely';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { findCampaign } from '#backend/campaigns/read.ts';
import { createOnce, deletedSince } from '#backend/idempotency.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import { toneOf } from '#src/lib/story-tone.ts';
import { deleteUnusedImages } from '#backend/images/store.ts';
import { limitGenerations } from '#backend/quotas.ts';
import { makeRoom } from './make-room.ts';
import type {
  Generation,
  GenerationRevision,
  GenerationSettings,
  StoryTone,
} from '#src/generated/model/index.ts';
import {
  defaultSettings,
  findGeneration,
  generationOf,
  isPainted,
  type GenerationRow,
} from './record.ts';
import { sitterOf } from './portrait.ts';
import { requireRight } from './rights.ts';
import { requireLegalChoices, sessionOf } from './subject.ts';

/** How many generations of one user can wait or be worked on. */
const mostWaiting = 5;

type Started = Pick<GenerationRow, 'kind' | 'campaign_id'> & {
  readonly settings: GenerationSettings;
  readonly revision?: GenerationRevision;
  readonly revisionOf?: string;
  /** The story that is revised. */
  readonly story?: string | null;
  readonly isForCampaign?: boolean;
  readonly hasSeed?: boolean;
};

export async function createGeneration(
  context: RequestContext,
  { idempotencyKey }: Input<'generationCreate'>['params'],
  body: Input<'generationCreate'>['body'],
): Promise<Generation> {
  const { kind, campaignId, seed, tone, ...settings } = body;
  if (kind === 'cover' && campaignId === null) {
    throw validationProblem([{ path: '/campaignId', message: 'A cover needs a campaign.' }]);
  }
  const call = { operation: 'generationCreate', key: idempotencyKey, body } as const;
  return start(context, call, async (transaction) => {
    const { id: userId } = context.signedIn();
    const generation = { kind, campaign_id: campaignId, user_id: userId };
    await requireRight(transaction, generation);
    const asked = {
      ...settings,
      tone: tone ?? (await toneFor(transaction, campaignId, userId)),
      seed: seed ?? newSeed(context),
    };
    await requireSubject(transaction, generation, asked);
    return { kind, campaign_id: campaignId, settings: asked, hasSeed: seed !== undefined };
  });
}

/** The tone of a draft for which none was chosen: the one that fits the words of its campaign. */
async function toneFor(
  transaction: Kysely<Schema>,
  campaignId: string | null,
  userId: string,
): Promise<StoryTone> {
  const campaign =
    campaignId === null ? undefined : await findCampaign(transaction, campaignId, userId);
  return toneOf(`${campaign?.tone ?? ''} ${campaign?.genre ?? ''}`);
}

/**
 * Starts to paint the cover of a campaign that wants one, unless a cover of the campaign waits already. Call
 * `wake` after the commit.
 */
export async function paintCoverOf(
  context: RequestContext,
  transaction: Kysely<Schema>,
  campaignId: string,
): Promise<void> {
  const { app, now } = context;
  const waiting = await transaction
    .selectFrom('generation')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('is_for_campaign', '=', 1)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst();
  if (waiting) return;
  const { id: userId } = context.signedIn();
  const alternative = ' Until then, save without a painted cover.';
  await limitGenerations(transaction, userId, app.config.generationsPerDay, now, alternative);
  await requireFewWaiting(transaction, userId, alternative);
  await insert(context, transaction, {
    kind: 'cover',
    campaign_id: campaignId,
    settings: { ...defaultSettings, seed: newSeed(context) },
    isForCampaign: true,
  });
}

interface StartCall {
  readonly operation: 'generationCreate' | 'generationRevise';
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Starts a generation once, within the limits of its user. */
export async function start(
  context: RequestContext,
  call: StartCall,
  prepare: (transaction: Kysely<Schema>) => Promise<Started>,
): Promise<Generation> {
  const { app, db, now } = context;
  const { id: userId } = context.signedIn();
  let unused: readonly string[] = [];
  const row = await db.transaction().execute(async (transaction) => {
    const create = async () => {
      // Its row orders the transactions of one user, so that they cannot exceed the limits together.
      await limitGenerations(transaction, userId, app.config.generationsPerDay, now);
      const started = await prepare(transaction);
      await requireFewWaiting(transaction, userId);
      const { generationId, removed } = await insert(context, transaction, started);
      unused = removed;
      return generationId;
    };
    const id = await createOnce(transaction, { ...call, userId, now }, 'generationId', create);
    const stored = await findGeneration(transaction, id, userId);
    if (!stored) throw deletedSince();
    return stored;
  });
  app.generations.wake();
  await bestEffort(app.outages, 'The deletion of old pictures', () =>
    deleteUnusedImages(db, unused),
  );
  return generationOf(row);
}

/** The session of a recap, the choices for a character, and the character of a portrait. */
async function requireSubject(
  db: Kysely<Schema>,
  { kind, campaign_id, user_id }: Pick<GenerationRow, 'kind' | 'campaign_id' | 'user_id'>,
  settings: GenerationSettings,
): Promise<void> {
  if (kind === 'recap') await sessionOf(db, { campaign_id, user_id }, settings);
  if (kind === 'character') requireLegalChoices(settings);
  if (kind === 'portrait') await sitterOf(db, user_id, settings);
}

async function requireFewWaiting(
  db: Kysely<Schema>,
  userId: string,
  alternative = '',
): Promise<void> {
  const { count } = await db
    .selectFrom('generation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  if (count < mostWaiting) return;
  const detail = 'Five of your drafts are waiting already. Wait for one, or cancel one.';
  throw new ProblemError('conflict', `${detail}${alternative}`);
}

async function insert(
  context: RequestContext,
  transaction: Kysely<Schema>,
  { settings, revision, ...started }: Started,
): Promise<{ readonly generationId: string; readonly removed: readonly string[] }> {
  const { app, now } = context;
  const { id: userId } = context.signedIn();
  const removed = await makeRoom(transaction, userId, started.revisionOf);
  const id = app.random.id(now);
  await transaction
    .insertInto('generation')
    .values({
      id,
      user_id: userId,
      campaign_id: started.campaign_id,
      kind: started.kind,
      status: 'queued',
      settings: JSON.stringify(settings),
      has_seed: started.hasSeed ? 1 : 0,
      revision: revision ? JSON.stringify(revision) : null,
      revision_of: started.revisionOf ?? null,
      author: isPainted(started.kind) ? 'painter' : 'storyteller',
      story: started.story ?? null,
      draft: null,
      notice: null,
      written: null,
      cover_w1024_id: null,
      cover_w704_id: null,
      failure: null,
      is_for_campaign: started.isForCampaign ? 1 : 0,
      created_at: now,
      ended_at: null,
    })
    .execute();
  return { generationId: id, removed };
}

function newSeed({ app }: RequestContext): number {
  const [a = 0, b = 0, c = 0, d = 0] = app.random.bytes(4);
  return ((a & 0x7f) << 24) | (b << 16) | (c << 8) | d;
}
