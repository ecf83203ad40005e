import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import { requireGameMaster, requireWriter } from '#backend/campaigns/roles.ts';
import type { Schema } from '#backend/db/schema.ts';
import { settingsOf, type GenerationRow } from './record.ts';
import { sessionOf } from './subject.ts';

type Asked = Pick<GenerationRow, 'kind' | 'campaign_id' | 'user_id'>;

/**
 * Covers and settings belong to the campaign, so they are for game masters; the other kinds are entries.
 * @throws ProblemError 404 for a campaign that the user is not a member of, 403 for a member with another role
 */
export async function requireRight(
  db: Kysely<Schema>,
  { kind, campaign_id: campaignId, user_id: userId }: Asked,
): Promise<void> {
  if (campaignId === null) return;
  const { role } = await readCampaign(db, campaignId, userId);
  if (kind === 'cover' || kind === 'setting') requireGameMaster(role, 'change it');
  else requireWriter(role);
}

const lost = 'You cannot open this campaign any more, so this draft has ended.';
const demoted = 'Your role in this campaign does not allow this draft any more, so it has ended.';

const disabled = 'Your account was disabled, so this draft has ended.';

/** Nothing is sent to a model for an account that an administrator has disabled meanwhile. */
async function requireAccount(
  db: Kysely<Schema>,
  { user_id: userId }: Pick<GenerationRow, 'user_id'>,
): Promise<void> {
  const account = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw new ProblemError('forbidden', disabled);
}

/**
 * The user can lose the right while the generation waits, and while it is worked on.
 * @throws ProblemError with a sentence for the user, which ends the generation
 */
export async function requireUnchangedRight(
  db: Kysely<Schema>,
  row: Asked & Pick<GenerationRow, 'settings'>,
): Promise<void> {
  await requireAccount(db, row);
  try {
    await requireRight(db, row);
    if (row.kind === 'recap') await sessionOf(db, row, settingsOf(row));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.status === 404) throw new ProblemError('not_found', lost);
    if (error.status === 403) throw new ProblemError('forbidden', demoted);
    throw error;
  }
}
