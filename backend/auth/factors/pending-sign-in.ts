import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { endedPrivateCookie, privateCookie, privateName } from '../cookies.ts';
import { firstUse } from '../limits.ts';
import type { Identity } from '../oauth-accounts.ts';
import { fingerprint } from '../secret.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { SignInStep } from '#src/generated/model/index.ts';
import { factorNamesOf } from './stored-factors.ts';

const cookieName = 'sign-in';
const purpose = 'sign-in';
const life = 10 * 60_000;

/** A sign-in whose first factor was right. The browser stores it in an encrypted cookie. */
export interface PendingSignIn {
  readonly id: string;
  readonly userId: string;
  /** The address with which the user has signed in; null for a sign-in through a provider. */
  readonly emailNorm: string | null;
  /** The user at a provider, who is linked with the account at the end; null for other sign-ins. */
  readonly link: Identity | null;
  /** The result of `provenByProvider`; absent for a sign-in with the address. */
  readonly signedInAt?: number;
  /** Changes with the password, so that a new password ends sign-ins with the earlier one. */
  readonly passwordMark: string;
  readonly expiresAt: number;
}

type FirstFactor = Pick<PendingSignIn, 'emailNorm' | 'link' | 'signedInAt'>;

export interface SignInAccount {
  readonly id: string;
  readonly password_hash: string | null;
}

export const passwordMarkOf = ({ password_hash: hash }: SignInAccount): string =>
  fingerprint(hash ?? '');

/**
 * What the sign-in of an account still needs; null if nothing. The account gets no session yet: the cookie
 * that this sets is read by the operations that take the second factor, and by nothing else.
 */
export async function missingFactor(
  context: RequestContext,
  db: Kysely<Schema>,
  account: SignInAccount,
  first: FirstFactor,
): Promise<SignInStep | null> {
  const factors = await factorNamesOf(db, account.id);
  if (factors.length === 0) return null;
  const { config, keys, random } = context.app;
  const pending: PendingSignIn = {
    id: random.id(context.now),
    userId: account.id,
    ...first,
    passwordMark: passwordMarkOf(account),
    expiresAt: context.now + life,
  };
  const sealed = await keys.seal(purpose, JSON.stringify(pending));
  context.setCookie(privateCookie(config, cookieName, sealed, life / 1000));
  await context.audit(db, {
    action: 'session.await-factor',
    targetKind: 'user',
    targetId: account.id,
    actorId: account.id,
    details: { ip: context.ip },
  });
  return { factors: [...factors] };
}

export const signInExpired = () =>
  new ProblemError('invalid_token', 'That sign-in took too long. Start it again.');

/** @throws ProblemError 400 if this browser has no sign-in that waits for a second factor */
export async function openPendingSignIn(context: RequestContext): Promise<PendingSignIn> {
  const { config, keys } = context.app;
  const sealed = context.cookie(privateName(config, cookieName));
  const text = sealed === undefined ? null : await keys.open(purpose, sealed);
  if (text === null) throw signInExpired();
  // Only missingFactor of this installation can seal a text for this purpose.
  const pending = JSON.parse(text) as PendingSignIn;
  if (pending.expiresAt <= context.now) throw signInExpired();
  return pending;
}

/**
 * Notes that the sign-in is completed. Call `forgetPendingSignIn` after the commit.
 * @throws ProblemError 400 if it is completed already
 */
export async function endPendingSignIn(
  context: RequestContext,
  transaction: Kysely<Schema>,
  pending: PendingSignIn,
): Promise<void> {
  if (await firstUse(transaction, `sign-in ${pending.id}`, life, context.now)) return;
  forgetPendingSignIn(context);
  throw signInExpired();
}

export const forgetPendingSignIn = (context: RequestContext): void =>
  context.setCookie(endedPrivateCookie(context.app.config, cookieName));
