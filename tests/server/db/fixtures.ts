import type { Insertable, Kysely } from 'kysely';
import { foldName } from '#src/lib/fold.ts';
import type { Schema } from '#backend/db/schema.ts';

export const noon = Date.UTC(2026, 10, 1, 12);

/** Stores the user Mira and returns her id. */
export async function addMira(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto('user')
    .values({
      id: 'mira',
      email: 'Mira@example.org',
      email_norm: 'mira@example.org',
      name: 'Mira',
      password_hash: null,
      email_verified_at: noon,
      created_at: noon,
      updated_at: noon,
      disabled_at: null,
    })
    .execute();
  return 'mira';
}

export async function addCampaign(
  db: Kysely<Schema>,
  campaign: { readonly id: string; readonly title: string; readonly openedAt?: number | null },
): Promise<void> {
  const title_fold = foldName(campaign.title);
  await db
    .insertInto('campaign')
    .values({
      id: campaign.id,
      owner_id: 'mira',
      title: campaign.title,
      title_fold,
      setting: '',
      story_overview: '',
      dm_notes: '',
      tone: null,
      genre: null,
      starting_level: null,
      party_size: null,
      cover_w1024_id: null,
      cover_w704_id: null,
      created_at: noon,
      updated_at: noon,
    })
    .execute();
  await db
    .insertInto('campaign_member')
    .values({
      campaign_id: campaign.id,
      user_id: 'mira',
      role: 'owner',
      joined_at: noon,
      last_accessed_at: campaign.openedAt ?? null,
      campaign_created_at: noon,
      campaign_updated_at: noon,
      campaign_title_fold: title_fold,
    })
    .execute();
}

export function gear(
  sk: string,
  name: string,
  category = 'adventuring-gear',
): Insertable<Schema['catalogue_item']> {
  return {
    kind: 'gear',
    sk,
    name,
    name_fold: foldName(name),
    category,
    edition: '2024',
    source: 'homebrew',
    cost_cp: 100,
    weight_lb: 0.25,
    data: '{}',
    created_at: noon,
    created_by: null,
    updated_at: noon,
    updated_by: null,
  };
}
