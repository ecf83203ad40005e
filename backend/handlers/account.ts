import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import {
  beginEmailChange,
  cancelEmailChange,
  verifyEmailChange,
} from '#backend/account/change-email.ts';
import { changePassword } from '#backend/account/change-password.ts';
import { closeAccount, keepAccount } from '#backend/account/close-account.ts';
import { exportAccount } from '#backend/account/export-account.ts';
import {
  connectProvider,
  disconnectProvider,
  startConnection,
} from '#backend/account/identities.ts';
import { endOtherSessions, endSession, listSessions } from '#backend/account/own-sessions.ts';
import { readAccount, renameAccount } from '#backend/account/read-account.ts';
import { confirmPassword } from '#backend/auth/confirmation.ts';
import { clearedCache } from '#backend/auth/sign-in.ts';
import { ownedCampaigns } from '#backend/campaigns/owned.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Account } from '#src/generated/model/index.ts';

const answer = (account: Account) => ({ status: 200, body: account }) as const;
const done = { status: 204 } as const;

export const account: Handlers<RequestContext, OperationsOfTag<'account'>> = {
  accountGet: async (context) => answer(await readAccount(context)),
  accountRename: async (context, { body }) => answer(await renameAccount(context, body.name)),
  accountConfirm: async (context, { body }) => {
    await confirmPassword(context, body);
    return done;
  },
  accountChangePassword: async (context, { body }) => {
    await changePassword(context, body);
    return done;
  },
  accountChangeEmail: async (context, { body }) => {
    await beginEmailChange(context, body.email);
    const message = 'A link is on its way to the new address. Open it, and the address is yours.';
    return { status: 202, body: { message } };
  },
  accountCancelEmail: async (context) => {
    await cancelEmailChange(context);
    return done;
  },
  accountVerifyEmail: async (context, { body }) =>
    answer(await verifyEmailChange(context, body.token)),
  accountSessions: async (context) => ({
    status: 200,
    body: { items: await listSessions(context) },
  }),
  accountEndSession: async (context, { params }) => {
    await endSession(context, params.sessionId);
    return done;
  },
  accountEndOtherSessions: async (context) => {
    await endOtherSessions(context);
    return done;
  },
  accountStartLink: async (context, { body }) => {
    return { status: 200, body: { authorizationUrl: await startConnection(context, body.type) } };
  },
  accountLink: async (context, { body }) => answer(await connectProvider(context, body)),
  accountUnlink: async (context, { params }) => {
    await disconnectProvider(context, params.identityId);
    return done;
  },
  accountCampaigns: async (context) => ({
    status: 200,
    body: { items: await ownedCampaigns(context.db, context.signedIn().id) },
  }),
  accountExport: async (context) => ({ status: 200, body: await exportAccount(context) }),
  accountClose: async (context, { body }) => ({
    status: 200,
    body: await closeAccount(context, body),
    headers: clearedCache,
  }),
  accountKeep: async (context) => {
    await keepAccount(context);
    return answer(await readAccount(context));
  },
};
