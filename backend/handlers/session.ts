import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { clearedCache, currentUser, logOut, setCsrfCookie } from '#backend/auth/sign-in.ts';
import type { RequestContext } from '#backend/context.ts';

export const session: Handlers<RequestContext, OperationsOfTag<'session'>> = {
  async authLogout(context) {
    await logOut(context);
    return { status: 204, headers: clearedCache };
  },
  authSelf(context) {
    if (!context.user) return { status: 204 };
    setCsrfCookie(context, context.user.sessionHash);
    return { status: 200, body: currentUser(context.user) };
  },
};
