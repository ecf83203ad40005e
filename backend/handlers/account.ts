import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { confirmPassword } from '#backend/auth/confirmation.ts';
import type { RequestContext } from '#backend/context.ts';

export const account: Handlers<RequestContext, OperationsOfTag<'account'>> = {
  async accountConfirm(context, { body }) {
    await confirmPassword(context, body.password);
    return { status: 204 };
  },
};
