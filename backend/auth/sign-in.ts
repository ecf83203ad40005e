import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { RequestContext } from '#backend/context.ts';
import { databaseFault } from '#backend/db/errors.ts';
import { timeOf } from '#backend/time-of.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CurrentUser, SignInStep } from '#src/generated/model/index.ts';
import { findByEmail, findWithGroups } from './accounts.ts';
import { csrfCookie, endedPrivateCookie, privateCookie, privateName } from './cookies.ts';
import { csrfToken, isCsrfToken } from './csrf.ts';
import { missingFactor } from './factors/pending-sign-in.ts';
import { attemptLogin } from './limits.ts';
import { fingerprint } from './secret.ts';
import {
  absoluteLife,
  beginSession,
  deleteSession,
  sessionCookie,
  type NewSession,
} from './sessions.ts';

const seconds = absoluteLife / 1000;
const deviceSeconds = 365 * 24 * 60 * 60;

export const asGroups = (groups: readonly string[]): CurrentUser['groups'] =>
  groups.flatMap((group) => (group === 'admin' ? [group] : []));

export const currentUser = (user: {
  id: string;
  name: string;
  email: string;
  groups: readonly string[];
  closesAt: number | null;
}): CurrentUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  groups: asGroups(user.groups),
  ...(user.closesAt !== null && { closesAt: timeOf(user.closesAt) }),
});

/** Gives the browser the secret of a session, and the CSRF token that belongs to it. */
export function setSessionCookies(
  context: RequestContext,
  session: { readonly token: string; readonly hash: string },
): void {
  context.setCookie(privateCookie(context.app.config, sessionCookie, session.token, seconds));
  setCsrfCookie(context, session.hash);
}

/** Keeps a token that belongs to the session: pages compare it to see whether the session is still the same. */
export function setCsrfCookie(context: RequestContext, sessionHash: string): void {
  const { config, keys, random } = context.app;
  const sent = context.cookie('csrfToken');
  const isValid = sent !== undefined && isCsrfToken(keys, sessionHash, sent);
  const token = isValid ? sent : csrfToken(keys, random, sessionHash);
  context.setCookie(csrfCookie(config, token, seconds));
}

/** How the user has proven who they are. */
export type SignInProof = 'password' | 'provider' | 'passkey';

/** A session that a transaction begins. */
export interface BegunSession {
  readonly user: CurrentUser;
  readonly session: Pick<NewSession, 'token' | 'hash'>;
  readonly endedHashes: readonly string[];
}

/**
 * Starts a session with a new secret and ends the session of the request's cookie. So a cookie that
 * someone else has put into this browser never becomes a signed-in session (session fixation).
 * Pass the result to `sendSession` after the commit.
 * @param begun what the audit table says about it
 * @param signedInAt for the proof `provider`: the result of `provenByProvider`
 */
export async function signIn(
  context: RequestContext,
  db: Kysely<Schema>,
  userId: string,
  proof: SignInProof,
  begun: { readonly method: SignInProof; readonly factor?: string } = { method: proof },
  signedInAt = context.now,
): Promise<BegunSession> {
  const { config } = context.app;
  const user = await findWithGroups(db, userId);
  if (!user || user.disabled_at !== null) {
    throw new ProblemError('forbidden', 'This account is closed. Ask an administrator about it.');
  }
  const earlierToken = context.cookie(privateName(config, sessionCookie));
  const endedHashes = earlierToken === undefined ? [] : [fingerprint(earlierToken)];
  if (endedHashes.length > 0) {
    await db.deleteFrom('session').where('token_hash', 'in', endedHashes).execute();
  }
  // A user with a password confirms with it, or with a passkey.
  const provenByProvider = user.password_hash === null ? signedInAt : 0;
  const session = await beginSession(db, context.app.random, {
    userId,
    now: context.now,
    provenAt: proof === 'provider' ? provenByProvider : context.now,
    ip: context.ip,
    userAgent: context.header('user-agent'),
  });
  await context.audit(db, {
    action: 'session.begin',
    targetKind: 'user',
    targetId: userId,
    actorId: userId,
    details: begun,
  });
  return {
    user: currentUser({ ...user, closesAt: user.closes_at }),
    session,
    endedHashes: [...endedHashes, ...session.endedHashes],
  };
}

/**
 * Gives the browser a session that has begun, and closes the connections of those that it has ended. Call it after the
 * commit: the cookies of a session that was rolled back would replace those of a session that still works.
 */
export function sendSession(
  context: RequestContext,
  { user, session, endedHashes }: BegunSession,
): CurrentUser {
  setSessionCookies(context, session);
  context.app.realtime.endSessions(endedHashes);
  return user;
}

/** The audit action of a failed sign-in. */
export const failedSignIn = 'session.refuse';

/**
 * Names the account in the text that is signed for the cookie `device`. The cookie shows that this
 * account has signed in before in this browser.
 */
const deviceAccount = (emailNorm: string) => `device ${fingerprint(emailNorm)}`;

export function knownDevice(context: RequestContext, emailNorm: string): string | null {
  const { config, keys } = context.app;
  const [mark, signature] = (context.cookie(privateName(config, 'device')) ?? '').split('.');
  if (!mark || !signature) return null;
  return keys.verify('device', `${deviceAccount(emailNorm)}|${mark}`, signature) ? mark : null;
}

/** Lets this browser sign in to the account while others are blocked after wrong passwords. */
export function markDevice(context: RequestContext, emailNorm: string): void {
  const { config, keys, random } = context.app;
  const mark = random.secret();
  const signature = keys.sign('device', `${deviceAccount(emailNorm)}|${mark}`);
  context.setCookie(privateCookie(config, 'device', `${mark}.${signature}`, deviceSeconds));
}

/** Records every failed sign-in, also for an unknown address, so that both take the same time. */
export const auditRefusal = (
  context: RequestContext,
  userId: string | undefined,
  details: { readonly code: ProblemError['code']; readonly provider?: string },
) =>
  context.audit(context.db, {
    action: failedSignIn,
    targetKind: 'user',
    targetId: userId ?? 'unknown',
    actorId: null,
    details: { ...details, ip: context.ip },
  });

/** The user who is signed in, or what the sign-in still needs before a session begins. */
export type SignInResult = { readonly user: CurrentUser } | { readonly step: SignInStep };

/** An unknown address and a wrong password cause the same problem after about the same time. */
export async function logIn(
  context: RequestContext,
  credentials: { email: string; password: string },
): Promise<SignInResult> {
  const { passwords, db } = context.app;
  const emailNorm = normaliseEmail(credentials.email);
  const device = knownDevice(context, emailNorm);
  // Sent before the limits are read, so that both reads wait for the database once.
  const finding = findByEmail(db, credentials.email);
  // It is awaited below, unless the limits cannot be read either.
  finding.catch(() => undefined);
  const onLockOut = async (): Promise<void> => {
    const lockedOut = await finding;
    await auditRefusal(context, lockedOut?.id, { code: 'too_many_requests' });
  };
  const attempt = await attemptLogin(context, { emailNorm, device, onLockOut }, async () => {
    const found = await finding;
    const hash = found?.password_hash ?? null;
    return { account: found, hash, isCorrect: await passwords.verify(credentials.password, hash) };
  });
  const { account, hash: passwordHash, isCorrect } = attempt.result;
  if (!account || !isCorrect || account.disabled_at !== null || passwordHash === null) {
    await auditRefusal(context, account?.id, { code: 'invalid_credentials' });
    const detail = 'That address and password do not fit together. Check both and try again.';
    throw new ProblemError('invalid_credentials', detail);
  }
  if (account.email_verified_at === null) {
    await attempt.succeeded(db);
    await auditRefusal(context, account.id, { code: 'email_not_verified' });
    const detail = 'Please verify your e-mail address first. The link is in our mail to you.';
    throw new ProblemError('email_not_verified', detail);
  }
  const result = await attempt.run(async () => {
    const freshHash = passwords.isOutdated(passwordHash)
      ? await passwords.hash(credentials.password)
      : passwordHash;
    return db.transaction().execute(async (transaction) => {
      const unchangedUser = await transaction
        .updateTable('user')
        .set({ password_hash: freshHash })
        .where('id', '=', account.id)
        .where('password_hash', '=', passwordHash)
        .returning('id')
        .executeTakeFirst();
      // A password reset has replaced the password during the verification.
      if (!unchangedUser) {
        throw new ProblemError('invalid_credentials', 'The password has just changed. Try again.');
      }
      const current = { id: account.id, password_hash: freshHash };
      const step = await missingFactor(context, transaction, current, { emailNorm, link: null });
      const begun = step ? { step } : await signIn(context, transaction, account.id, 'password');
      // In the same transaction, because each one waits for the disk.
      await attempt.succeeded(transaction);
      return begun;
    });
  });
  if ('step' in result) return result;
  const user = sendSession(context, result);
  markDevice(context, emailNorm);
  return { user };
}

/**
 * Lets the browser delete the pictures of this user. The storage stays: drafts of forms wait in it for their
 * user, and the app deletes everything else itself. The cookie `device` stays, too.
 */
export const clearedCache = { 'Clear-Site-Data': '"cache"' } as const;

/** Removes the cookies of the session from the browser. */
export function endSessionCookies(context: RequestContext): void {
  const { config } = context.app;
  context.setCookie(endedPrivateCookie(config, sessionCookie));
  context.setCookie(csrfCookie(config, '', 0));
}

/**
 * Ends the session also if the database cannot write, as on a full disk: someone who signs out must not stay signed
 * in on a shared device.
 */
export async function logOut(context: RequestContext): Promise<void> {
  const { outages, realtime } = context.app;
  const { id, sessionHash } = context.signedIn();
  const end = async (): Promise<void> => {
    const endedHashes = await context.db.transaction().execute(async (transaction) => {
      const ended = await deleteSession(transaction, id, sessionHash);
      await context.audit(transaction, { action: 'session.end', targetKind: 'user', targetId: id });
      return ended;
    });
    realtime.endSessions(endedHashes);
  };
  try {
    await end();
  } catch (error) {
    if (databaseFault(error) === undefined) throw error;
    outages.report('The end of a session could not be stored.', error);
    outages.unwrittenEnds.set(sessionHash, end);
    realtime.endSessions([sessionHash]);
  }
  endSessionCookies(context);
}
