import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { hasAdministrator } from '#backend/auth/accounts.ts';
import { undoEmailChange } from '#backend/account/change-email.ts';
import { undoFactor } from '#backend/account/take-back.ts';
import { acceptLink } from '#backend/auth/link-offer.ts';
import { exchangeOauth, startOauth } from '#backend/auth/oauth.ts';
import { forgotPassword, resetPassword } from '#backend/auth/password-reset.ts';
import { register, resendVerification, verifyEmail } from '#backend/auth/registration.ts';
import { setUp } from '#backend/auth/setup.ts';
import {
  completeWithCode,
  signInOptions,
  signInWithPasskey,
} from '#backend/auth/factors/complete-sign-in.ts';
import { logIn, type SignInResult } from '#backend/auth/sign-in.ts';
import type { RequestContext } from '#backend/context.ts';

const accepted = (message: string) => ({ status: 202, body: { message } }) as const;

const signInAnswer = (result: SignInResult) =>
  'step' in result
    ? ({ status: 202, body: result.step } as const)
    : ({ status: 200, body: result.user } as const);

export const auth: Handlers<RequestContext, OperationsOfTag<'auth'>> = {
  async authRegister(context, { params, body }) {
    await register(context, body, params.idempotencyKey);
    return accepted('Check your inbox: the link in the mail opens your account.');
  },
  async authVerifyEmail(context, { body }) {
    await verifyEmail(context, body.token);
    return { status: 204 };
  },
  async authResendVerification(context, { body }) {
    await resendVerification(context, body.email);
    return accepted('If that address waits for verification, a new link is on its way to it.');
  },
  async authForgotPassword(context, { body }) {
    await forgotPassword(context, body.email);
    return accepted('If that address has an account, a link to a new password is on its way.');
  },
  async authResetPassword(context, { body }) {
    await resetPassword(context, body);
    return { status: 204 };
  },
  async authLogin(context, { body }) {
    return signInAnswer(await logIn(context, body));
  },
  async authStartOauth(context, { body }) {
    return { status: 200, body: { authorizationUrl: await startOauth(context, body.type) } };
  },
  async authExchangeOauth(context, { body }) {
    return signInAnswer(await exchangeOauth(context, body));
  },
  async authSecondFactor(context, { body }) {
    return { status: 200, body: await completeWithCode(context, body.code) };
  },
  async authPasskeyOptions(context, { body }) {
    return { status: 200, body: await signInOptions(context, body) };
  },
  async authPasskey(context, { body }) {
    return { status: 200, body: await signInWithPasskey(context, body) };
  },
  async authLinkOauth(context, { body }) {
    return signInAnswer(await acceptLink(context, body.password));
  },
  async authUndoEmail(context, { body }) {
    await undoEmailChange(context, body.token);
    return { status: 204 };
  },
  async authUndoFactor(context, { body }) {
    await undoFactor(context, body.token);
    return { status: 204 };
  },
  authOauthProviders({ app }) {
    const items = app.oauth.providers.map(({ type, name }) => ({ type, name }));
    return { status: 200, body: { items } };
  },
  async authSetupState({ app }) {
    return { status: 200, body: { open: !(await hasAdministrator(app.db)) } };
  },
  async authSetup(context, { body }) {
    return { status: 201, body: await setUp(context, body) };
  },
};
