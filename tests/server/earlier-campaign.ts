import { sql, type Kysely } from 'kysely';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import type { Schema } from '#backend/db/schema.ts';

/**
 * Inserts a campaign into a database that lacks the columns of later migrations, which the handlers write and
 * read. Returns its id.
 */
export async function insertEarlierCampaign(db: Kysely<Schema>, ownerId: string): Promise<string> {
  const id = '019a0000-0000-7000-8000-000000000001';
  await sql`insert into campaign
    (id, owner_id, title, title_fold, setting, story_overview, dm_notes, created_at, updated_at)
    values (${id}, ${ownerId}, 'C', 'c', 'A coast', 'Fog came.', '', 0, 0)`.execute(db);
  const campaign = { id, created_at: 0, updated_at: 0, title_fold: 'c' };
  await db
    .insertInto('campaign_member')
    .values({ ...memberColumns(campaign), user_id: ownerId, role: 'owner', joined_at: 0 })
    .execute();
  return id;
}
