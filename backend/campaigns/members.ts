import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { forgetReader } from '#backend/entries/forget-reader.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { forgetTexts } from '#backend/generation/texts.ts';
import { requireQuotas } from '#backend/quotas.ts';
import type { Member } from '#src/generated/model/index.ts';
import type { MemberCampaign } from './present.ts';
import { memberIds, notifyOfCampaign } from './notify.ts';
import { noSuchMember, readCampaign, readLockedCampaign } from './read.ts';
import { replaceKnownCodes } from './replace-codes.ts';
import { requireManageable, requireOwner } from './roles.ts';
import { mostMembers } from '#src/lib/contract-limits.ts';

interface MemberRow {
  readonly user_id: string;
  readonly name: string;
  readonly role: CampaignRole;
  readonly joined_at: number;
}

const memberOf = (row: MemberRow, selfId: string): Member => ({
  userId: row.user_id,
  name: row.name,
  role: row.role,
  joinedAt: new Date(row.joined_at).toISOString(),
  isSelf: row.user_id === selfId,
});

const membersOf = (db: Kysely<Schema>, campaignId: string) =>
  db
    .selectFrom('campaign_member as member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .select(['member.user_id', 'user.name', 'member.role', 'member.joined_at'])
    .where('member.campaign_id', '=', campaignId);

/** All members: first the owner, then the others in the order in which they joined. */
export async function listMembers(context: RequestContext, campaignId: string): Promise<Member[]> {
  const { id: selfId } = context.signedIn();
  await readCampaign(context.db, campaignId, selfId);
  const rows = await membersOf(context.db, campaignId)
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .execute();
  const isOwner = ({ role }: MemberRow): boolean => role === 'owner';
  return [...rows.filter(isOwner), ...rows.filter((row) => !isOwner(row))].map((row) =>
    memberOf(row, selfId),
  );
}

async function readMember(
  db: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<MemberRow> {
  const member = await membersOf(db, campaignId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  if (member) return member;
  throw noSuchMember();
}

export async function requireRoomForMember(db: Kysely<Schema>, campaignId: string): Promise<void> {
  const { count } = await db
    .selectFrom('campaign_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  if (count < mostMembers) return;
  throw new ProblemError('conflict', 'This campaign has as many members as it can have.');
}

function requireNotOwner(role: CampaignRole): void {
  if (role !== 'owner') return;
  throw new ProblemError('conflict', 'Hand the campaign over first: it needs an owner.');
}

/** Changes the role of a member. Does nothing if the member has this role already. */
export function updateMember(
  context: RequestContext,
  { campaignId, userId }: Input<'memberUpdate'>['params'],
  { role }: Input<'memberUpdate'>['body'],
): Promise<Member> {
  return changeMembers(context, campaignId, async (transaction, campaign) => {
    requireManageable(campaign.role, 'player');
    const member = await readMember(transaction, campaignId, userId);
    requireNotOwner(member.role);
    requireManageable(campaign.role, member.role);
    requireManageable(campaign.role, role);
    if (member.role !== role) {
      await setRole(transaction, campaignId, userId, role);
      const change = { before: member.role, after: role };
      const newCodes = await replaceKnownCodes(context, transaction, campaignId, change);
      await context.audit(transaction, {
        action: 'campaign.change-role',
        targetKind: 'campaign',
        targetId: campaignId,
        details: { userId, ...change, newCodes },
      });
    }
    return memberOf({ ...member, role }, context.signedIn().id);
  });
}

/** Removes another member, or the user, who then leaves the campaign. The entries of the member stay. */
export function removeMember(
  context: RequestContext,
  { campaignId, userId }: Input<'memberRemove'>['params'],
): Promise<void> {
  return changeMembers(context, campaignId, async (transaction, campaign) => {
    const leaves = userId === context.signedIn().id;
    if (!leaves) requireManageable(campaign.role, 'player');
    const member = await readMember(transaction, campaignId, userId);
    requireNotOwner(member.role);
    if (!leaves) requireManageable(campaign.role, member.role);
    await transaction
      .deleteFrom('campaign_member')
      .where('campaign_id', '=', campaignId)
      .where('user_id', '=', userId)
      .execute();
    await forgetReader(transaction, campaignId, userId);
    await forgetTexts(transaction, campaignId, userId);
    const change = { before: member.role, after: null };
    const newCodes = await replaceKnownCodes(context, transaction, campaignId, change);
    await context.audit(transaction, {
      action: leaves ? 'campaign.leave' : 'campaign.remove-member',
      targetKind: 'campaign',
      targetId: campaignId,
      details: { userId, role: member.role, newCodes },
    });
  });
}

/** Makes a game master the owner; the former owner becomes a game master. */
export function makeOwner(
  context: RequestContext,
  { campaignId, userId }: Input<'memberMakeOwner'>['params'],
): Promise<Member> {
  const { id: ownerId } = context.signedIn();
  return changeMembers(context, campaignId, async (transaction, campaign) => {
    requireOwner(campaign.role, 'hand it over');
    const member = await readMember(transaction, campaignId, userId);
    if (member.role === 'owner') return memberOf(member, ownerId);
    if (member.role !== 'gm') {
      throw new ProblemError('conflict', 'Make this person a game master first.');
    }
    await setOwner(transaction, campaignId, { before: ownerId, after: userId });
    const change = { before: 'owner', after: 'gm' } as const;
    const newCodes = await replaceKnownCodes(context, transaction, campaignId, change);
    const { quotas } = context.app.config;
    await requireQuotas(transaction, quotas, userId, [
      'campaigns',
      'pictureMegabytes',
      'entryMegabytes',
    ]);
    await context.audit(transaction, {
      action: 'campaign.hand-over',
      targetKind: 'campaign',
      targetId: campaignId,
      details: { before: ownerId, after: userId, newCodes },
    });
    return memberOf({ ...member, role: 'owner' }, ownerId);
  });
}

/** Like inLockedCampaign, but then notifies all users who were members before the change or are members now. */
async function changeMembers<Result>(
  context: RequestContext,
  campaignId: string,
  work: (transaction: Kysely<Schema>, campaign: MemberCampaign) => Promise<Result>,
): Promise<Result> {
  const notified = new Set<string>();
  const note = async (transaction: Kysely<Schema>): Promise<void> => {
    for (const id of await memberIds(transaction, campaignId)) notified.add(id);
  };
  const result = await inLockedCampaign(context, campaignId, async (transaction, campaign) => {
    await note(transaction);
    const changed = await work(transaction, campaign);
    await note(transaction);
    return changed;
  });
  notifyOfCampaign(context, campaignId, [...notified]);
  return result;
}

/** Runs `work` in a transaction that locks the campaign. The user must be a member of it. */
export function inLockedCampaign<Result>(
  context: RequestContext,
  campaignId: string,
  work: (transaction: Kysely<Schema>, campaign: MemberCampaign) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction().execute(async (transaction) => {
    const { id: userId } = context.signedIn();
    return work(transaction, await readLockedCampaign(transaction, campaignId, userId));
  });
}

/** The former owner becomes a game master. */
export async function setOwner(
  transaction: Kysely<Schema>,
  campaignId: string,
  owner: { readonly before: string; readonly after: string },
): Promise<void> {
  // What an account that is being closed has decided as the owner does not count if it becomes the owner again.
  await transaction.deleteFrom('account_fate').where('campaign_id', '=', campaignId).execute();
  await setRole(transaction, campaignId, owner.before, 'gm');
  await setRole(transaction, campaignId, owner.after, 'owner');
  await transaction
    .updateTable('campaign')
    .set({ owner_id: owner.after })
    .where('id', '=', campaignId)
    .execute();
}

async function setRole(
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
  role: CampaignRole,
): Promise<void> {
  await transaction
    .updateTable('campaign_member')
    .set({ role })
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .execute();
  if (!isGameMaster(role)) await forgetTexts(transaction, campaignId, userId);
}
