import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { listMembers, makeOwner, removeMember, updateMember } from '#backend/campaigns/members.ts';
import type { RequestContext } from '#backend/context.ts';

export const members: Handlers<RequestContext, OperationsOfTag<'members'>> = {
  memberList: async (context, { params }) => ({
    status: 200,
    body: { items: await listMembers(context, params.campaignId) },
  }),
  memberUpdate: async (context, { params, body }) => ({
    status: 200,
    body: await updateMember(context, params, body),
  }),
  memberMakeOwner: async (context, { params }) => ({
    status: 200,
    body: await makeOwner(context, params),
  }),
  memberRemove: async (context, { params }) => {
    await removeMember(context, params);
    return { status: 204 };
  },
};
