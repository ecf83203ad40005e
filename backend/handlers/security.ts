import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { listSecurityEvents } from '#backend/security/list.ts';

export const security: Handlers<RequestContext, OperationsOfTag<'security'>> = {
  securityList: async (context, { params }) => ({
    status: 200,
    body: await listSecurityEvents(context, params),
  }),
};
