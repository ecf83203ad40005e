import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { listFinds } from '#backend/finds/list.ts';

export const finds: Handlers<RequestContext, OperationsOfTag<'finds'>> = {
  findList: async (context, { params }) => ({
    status: 200,
    body: await listFinds(context, params),
  }),
};
