import type { Kysely, Selectable } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignInvitationTable } from '#backend/db/tables/campaign-tables.ts';
import { createOnce, deletedSince } from '#backend/idempotency.ts';
import { imageUrl } from '#backend/images/store.ts';
import { limitCreations } from '#backend/quotas.ts';
import type {
  Invitation,
  InvitationAcceptance,
  InvitationPreview,
} from '#src/generated/model/index.ts';
import { inLockedCampaign, requireRoomForMember } from './members.ts';
import { memberColumns } from './member-columns.ts';
import { memberIds, notifyOfCampaign } from './notify.ts';
import { findCampaign, lockCampaign, readCampaign } from './read.ts';
import { canManage, requireGameMaster, requireManageable } from './roles.ts';
import { mostInvitations } from '#src/lib/contract-limits.ts';
import { timeOf } from '#backend/time-of.ts';

const day = 24 * 60 * 60 * 1000;

/** How long an expired invitation stays in the list, in milliseconds. */
const listedAfterExpiry = 30 * day;

interface InvitationRow extends Selectable<CampaignInvitationTable> {
  readonly created_by_name: string | null;
}

const invitationOf = (row: InvitationRow): Invitation => ({
  invitationId: row.id,
  code: row.code,
  role: row.role,
  expiresAt: row.expires_at === null ? null : timeOf(row.expires_at),
  maxUses: row.max_uses,
  uses: row.uses,
  createdAt: timeOf(row.created_at),
  createdBy: row.created_by_name,
});

const allInvitations = (db: Kysely<Schema>) =>
  db
    .selectFrom('campaign_invitation as invitation')
    .leftJoin('user', 'user.id', 'invitation.created_by')
    .selectAll('invitation')
    .select('user.name as created_by_name');

/**
 * The invitations that the user can manage, the newest first, without those that expired long ago. Invitations
 * that the user cannot manage are left out, because anyone who has the code of an invitation can join with it.
 */
export async function listInvitations(
  context: RequestContext,
  campaignId: string,
): Promise<Invitation[]> {
  const { role } = await readCampaign(context.db, campaignId, context.signedIn().id);
  requireGameMaster(role, 'see its invitations');
  const rows = await allInvitations(context.db)
    .where('invitation.campaign_id', '=', campaignId)
    .where((is) =>
      is.or([
        is('invitation.expires_at', 'is', null),
        is('invitation.expires_at', '>', context.now - listedAfterExpiry),
      ]),
    )
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .execute();
  return rows.filter((row) => canManage(role, row.role)).map(invitationOf);
}

/** Creates an invitation, or returns the one that an earlier call with the same key has created. */
export function createInvitation(
  context: RequestContext,
  { campaignId, idempotencyKey }: Input<'invitationCreate'>['params'],
  body: Input<'invitationCreate'>['body'],
): Promise<Invitation> {
  const { now } = context;
  const { id: userId } = context.signedIn();
  const call = {
    userId,
    operation: 'invitationCreate',
    key: idempotencyKey,
    body: { campaignId, ...body },
    now,
  } as const;
  return inLockedCampaign(context, campaignId, async (transaction, campaign) => {
    requireManageable(campaign.role, body.role);
    const create = async () => {
      await limitCreations(transaction, userId, context.app.config.creationsPerMinute, now);
      await makeRoom(transaction, campaignId, now);
      const id = context.app.random.id(now);
      await transaction
        .insertInto('campaign_invitation')
        .values({
          id,
          campaign_id: campaignId,
          code: context.app.random.secret(),
          role: body.role,
          expires_at: body.expiresInDays === null ? null : now + body.expiresInDays * day,
          max_uses: body.maxUses,
          created_at: now,
          created_by: userId,
        })
        .execute();
      await context.audit(transaction, {
        action: 'invitation.create',
        targetKind: 'campaign',
        targetId: campaignId,
        details: { invitationId: id, role: body.role },
      });
      return id;
    };
    const id = await createOnce(transaction, call, 'invitationId', create);
    const row = await allInvitations(transaction)
      .where('invitation.id', '=', id)
      .executeTakeFirst();
    if (!row) throw deletedSince();
    return invitationOf(row);
  });
}

/**
 * Deletes the invitations that the list no longer contains.
 * @throws ProblemError 409 if the campaign still has as many invitations as it can have
 */
async function makeRoom(
  transaction: Kysely<Schema>,
  campaignId: string,
  now: number,
): Promise<void> {
  await transaction
    .deleteFrom('campaign_invitation')
    .where('campaign_id', '=', campaignId)
    .where('expires_at', '<=', now - listedAfterExpiry)
    .execute();
  const { count } = await transaction
    .selectFrom('campaign_invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  if (count < mostInvitations) return;
  const detail = `A campaign can have ${mostInvitations} invitations. Revoke one to make room.`;
  throw new ProblemError('conflict', detail);
}

type InvitationPath = Input<'invitationRevoke'>['params'];

async function readManageable(
  transaction: Kysely<Schema>,
  role: Parameters<typeof requireManageable>[0],
  { campaignId, invitationId }: InvitationPath,
): Promise<InvitationRow> {
  requireManageable(role, 'player');
  const row = await allInvitations(transaction)
    .where('invitation.campaign_id', '=', campaignId)
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found', 'There is no such invitation to this campaign.');
  requireManageable(role, row.role);
  return row;
}

export function revokeInvitation(context: RequestContext, path: InvitationPath): Promise<void> {
  const { campaignId, invitationId } = path;
  return inLockedCampaign(context, campaignId, async (transaction, campaign) => {
    await readManageable(transaction, campaign.role, path);
    await transaction.deleteFrom('campaign_invitation').where('id', '=', invitationId).execute();
    await context.audit(transaction, {
      action: 'invitation.revoke',
      targetKind: 'campaign',
      targetId: campaignId,
      details: { invitationId },
    });
  });
}

/** Replaces the code, so that the old link stops working. */
export function rotateInvitation(
  context: RequestContext,
  path: InvitationPath,
): Promise<Invitation> {
  const { campaignId, invitationId } = path;
  return inLockedCampaign(context, campaignId, async (transaction, campaign) => {
    const row = await readManageable(transaction, campaign.role, path);
    const { id: userId } = context.signedIn();
    await limitCreations(transaction, userId, context.app.config.creationsPerMinute, context.now);
    const code = context.app.random.secret();
    await transaction
      .updateTable('campaign_invitation')
      .set({ code })
      .where('id', '=', invitationId)
      .execute();
    await context.audit(transaction, {
      action: 'invitation.rotate',
      targetKind: 'campaign',
      targetId: campaignId,
      details: { invitationId },
    });
    return invitationOf({ ...row, code });
  });
}

const invalid = (detail: string): ProblemError => new ProblemError('invalid_token', detail);

async function readInvitation(db: Kysely<Schema>, code: string): Promise<InvitationRow> {
  const row = await allInvitations(db)
    .innerJoin('campaign', 'campaign.id', 'invitation.campaign_id')
    .where('invitation.code', '=', code)
    .where('campaign.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row) return row;
  throw invalid('This invitation does not work any more. Ask for a new link.');
}

/** @throws ProblemError 400 if the invitation is expired or used up */
function requireUsable({ expires_at, max_uses, uses }: InvitationRow, now: number): void {
  if (expires_at !== null && expires_at <= now) {
    throw invalid('This invitation has expired. Ask for a new link.');
  }
  if (max_uses !== null && uses >= max_uses) {
    throw invalid('This invitation is used up. Ask for a new link.');
  }
}

/** The campaign and the role of an invitation. Members see them even if it is expired or used up. */
export async function previewInvitation(
  context: RequestContext,
  code: string,
): Promise<InvitationPreview> {
  const invitation = await readInvitation(context.db, code);
  const { campaign_id: campaignId } = invitation;
  const isMember = await findCampaign(context.db, campaignId, context.signedIn().id);
  if (!isMember) requireUsable(invitation, context.now);
  const campaign = await context.db
    .selectFrom('campaign')
    .select(['title', 'cover_w1024_id', 'cover_w704_id'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return {
    campaignTitle: campaign.title,
    coverImageW1024: imageUrl(campaign.cover_w1024_id),
    coverImageW704: imageUrl(campaign.cover_w704_id),
    role: invitation.role,
    invitedBy: invitation.created_by_name,
    campaignId: isMember ? campaignId : null,
  };
}

/** Makes the user a member. If the user is a member already, the role stays and no use is counted. */
export async function acceptInvitation(
  context: RequestContext,
  code: string,
): Promise<InvitationAcceptance> {
  const { now } = context;
  const { id: userId } = context.signedIn();
  const { notified, ...acceptance } = await context.db
    .transaction()
    .execute(async (transaction) => {
      const { campaign_id: campaignId } = await readInvitation(transaction, code);
      const campaign = await lockCampaign(transaction, campaignId);
      // Read again, because it may have been used or revoked before the campaign was locked.
      const invitation = await readInvitation(transaction, code);
      const member = await findCampaign(transaction, campaignId, userId);
      if (member) return { campaignId, role: member.role, notified: [] };
      requireUsable(invitation, now);
      await requireRoomForMember(transaction, campaignId);
      const { id: invitationId, role, uses } = invitation;
      await transaction
        .insertInto('campaign_member')
        .values({ ...memberColumns(campaign), user_id: userId, role, joined_at: now })
        .execute();
      await transaction
        .updateTable('campaign_invitation')
        .set({ uses: uses + 1 })
        .where('id', '=', invitationId)
        .execute();
      await context.audit(transaction, {
        action: 'invitation.accept',
        targetKind: 'campaign',
        targetId: campaignId,
        details: { invitationId, role },
      });
      return { campaignId, role, notified: await memberIds(transaction, campaignId) };
    });
  notifyOfCampaign(context, acceptance.campaignId, notified);
  return acceptance;
}
