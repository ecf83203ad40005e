import type { Kysely } from 'kysely';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Campaign, CampaignRole, Generation } from '#src/generated/model/index.ts';
import { HandlerCalls, type HandlerInput } from './calls.ts';

/** Calls about generations by Mira, who has campaigns, and Tomas. */
export async function openGenerationCalls(db: Kysely<Schema>) {
  const calls = new HandlerCalls(db);
  const mira = await calls.addUser('Mira');
  const tomas = await calls.addUser('Tomas');

  const readCampaign = async (campaignId: string): Promise<Campaign> =>
    (await calls.callAs(mira, 'campaignGet', { path: { campaignId } })).body;

  return {
    db,
    calls,
    mira,
    tomas,
    readCampaign,
    async start(user: SignedInUser, body: object, key?: string): Promise<Generation> {
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      return (await calls.callAs(user, 'generationCreate', { body, headers })).body;
    },
    async read(user: SignedInUser, { generationId }: Generation): Promise<Generation> {
      return (await calls.callAs(user, 'generationGet', { path: { generationId } })).body;
    },
    async revise(user: SignedInUser, { generationId }: Generation, body: object) {
      const path = { generationId };
      return (await calls.callAs(user, 'generationRevise', { path, body })).body;
    },
    async newCampaign(fields: Readonly<Record<string, string>> = {}): Promise<Campaign> {
      const all = { title: 'Vell', setting: 'A coast', storyOverview: 'Fog.', ...fields };
      return (await calls.callAs(mira, 'campaignCreate', { parts: Object.entries(all) })).body;
    },
    async change(campaignId: string, parts: NonNullable<HandlerInput['parts']>): Promise<Campaign> {
      const { version } = await readCampaign(campaignId);
      const headers = { 'if-match': `"${version}"` };
      return (await calls.callAs(mira, 'campaignUpdate', { path: { campaignId }, headers, parts }))
        .body;
    },
    async join(campaignId: string, user: SignedInUser, role: CampaignRole): Promise<void> {
      const campaign = await db
        .selectFrom('campaign')
        .select(['created_at', 'updated_at', 'title_fold'])
        .where('id', '=', campaignId)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('campaign_member')
        .values({
          campaign_id: campaignId,
          user_id: user.id,
          role,
          joined_at: calls.now,
          campaign_created_at: campaign.created_at,
          campaign_updated_at: campaign.updated_at,
          campaign_title_fold: campaign.title_fold,
        })
        .execute();
    },
  };
}

export type GenerationTestCalls = Awaited<ReturnType<typeof openGenerationCalls>>;
