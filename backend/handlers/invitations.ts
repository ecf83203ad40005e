import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  previewInvitation,
  revokeInvitation,
  rotateInvitation,
} from '#backend/campaigns/invitations.ts';
import type { RequestContext } from '#backend/context.ts';

export const invitations: Handlers<RequestContext, OperationsOfTag<'invitations'>> = {
  invitationList: async (context, { params }) => ({
    status: 200,
    body: { items: await listInvitations(context, params.campaignId) },
  }),
  invitationCreate: async (context, { params, body }) => ({
    status: 201,
    body: await createInvitation(context, params, body),
  }),
  invitationRevoke: async (context, { params }) => {
    await revokeInvitation(context, params);
    return { status: 204 };
  },
  invitationRotate: async (context, { params }) => ({
    status: 200,
    body: await rotateInvitation(context, params),
  }),
  invitationGet: async (context, { params }) => ({
    status: 200,
    body: await previewInvitation(context, params.code),
  }),
  invitationAccept: async (context, { params }) => ({
    status: 200,
    body: await acceptInvitation(context, params.code),
  }),
};
