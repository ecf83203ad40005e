import { findById } from '#backend/auth/accounts.ts';
import {
  confirmSession,
  isRecent,
  requireConfirmation,
  requireStillSignedIn,
} from '#backend/auth/confirmation.ts';
import { identifyForLink, startOauth } from '#backend/auth/oauth.ts';
import { isIdentityOf, linkIdentity } from '#backend/auth/oauth-accounts.ts';
import { provenByProvider } from '#backend/auth/provider-proof.ts';
import { factorNamesOf } from '#backend/auth/factors/stored-factors.ts';
import { setSessionCookies } from '#backend/auth/sign-in.ts';
import { requireWayIn } from '#backend/auth/ways-in.ts';
import type { RequestContext } from '#backend/context.ts';
import { databaseFault } from '#backend/db/errors.ts';
import type { OauthClaims, OauthProvider } from '#backend/ports.ts';
import { nothingHere, ProblemError } from '#contract/problem.ts';
import type { Account, OauthExchangeRequest } from '#src/generated/model/index.ts';
import { limitAccountChanges } from './limit-changes.ts';
import { identitiesOf, identityId, readAccount } from './read-account.ts';

/** An account without a password can only confirm with a provider that it has already. */
const isOnlyProven = async (context: RequestContext): Promise<boolean> =>
  (await findById(context.db, context.signedIn().id))?.password_hash === null;

export async function startConnection(context: RequestContext, type: string): Promise<string> {
  const confirms = await isOnlyProven(context);
  if (!confirms) requireConfirmation(context);
  return startOauth(context, type, { userId: context.signedIn().id, again: confirms });
}

/** Connects a provider. An account without a password that has it already is confirmed. */
export async function connectProvider(
  context: RequestContext,
  request: OauthExchangeRequest,
): Promise<Account> {
  const { db, mailer } = context.app;
  const { provider, claims } = await identifyForLink(context, request);
  const identity = { iss: claims.iss, sub: claims.sub, type: provider.type };
  if (await isIdentityOf(db, context.signedIn().id, identity)) {
    if (await isOnlyProven(context)) await confirm(context, provider, claims);
    return readAccount(context);
  }
  requireConfirmation(context);
  const link = () =>
    db.transaction().execute(async (transaction) => {
      await requireStillSignedIn(context, transaction);
      await limitAccountChanges(transaction, context.signedIn().id, context.now);
      await linkIdentity(context, transaction, context.signedIn(), identity);
    });
  try {
    await link();
  } catch (error) {
    if (databaseFault(error)?.kind !== 'unique') throw error;
    // A parallel request has connected it, with this account or with another one.
    await link();
  }
  mailer.wake();
  return readAccount(context);
}

/**
 * The provider must have asked the user just now, and is not enough for an account with second factors: it could
 * remove them. The problem is a 409, because the app answers a 403 with the dialog that has led to the provider.
 */
async function confirm(
  context: RequestContext,
  { name, type: by }: OauthProvider,
  claims: OauthClaims,
): Promise<void> {
  const { db, now } = context;
  const hint = 'Choose a password with “Forgot your password?”, and sign in with it.';
  if ((await factorNamesOf(db, context.signedIn().id)).length > 0) {
    const detail = `Your account has a second factor, so ${name} alone confirms nothing. ${hint}`;
    throw new ProblemError('conflict', detail);
  }
  if (!isRecent(provenByProvider(claims, now), now)) {
    const detail = `${name} has not asked you again who you are, so nothing is confirmed. ${hint}`;
    throw new ProblemError('conflict', detail);
  }
  const session = await context.db
    .transaction()
    .execute((transaction) => confirmSession(context, transaction, by));
  setSessionCookies(context, session);
}

export async function disconnectProvider(context: RequestContext, id: string): Promise<void> {
  const { app, now } = context;
  const user = context.signedIn();
  await context.db.transaction().execute(async (transaction) => {
    await requireStillSignedIn(context, transaction);
    const identities = await identitiesOf(transaction, user.id);
    const identity = identities.find((one) => identityId(one) === id);
    if (!identity) throw nothingHere();
    await transaction
      .deleteFrom('oauth_identity')
      .where('issuer', '=', identity.issuer)
      .where('subject', '=', identity.subject)
      .execute();
    await requireWayIn(context, transaction);
    await context.audit(transaction, {
      action: 'user.unlink-oauth',
      targetKind: 'user',
      targetId: user.id,
      details: { provider: identity.provider ?? identity.issuer },
    });
    await limitAccountChanges(transaction, user.id, now);
    const notice = { kind: 'provider-disconnected', userId: user.id, to: user.email } as const;
    await app.mailer.queue(transaction, notice, now);
  });
  app.mailer.wake();
}
