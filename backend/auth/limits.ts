import { sql } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { AppContext, RequestContext } from '#backend/context.ts';
import { hitRateLimit } from '#backend/db/rate-limit.ts';
import { rateLimits } from '#src/generated/contract/operations.ts';
import { fingerprint } from './secret.ts';

/**
 * The part of an IP address whose requests are counted together. For IPv6 it is the /64, because an
 * internet provider gives each customer at least a whole /64.
 */
export const networkOf = (ip: string): string =>
  ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;

interface Bucket {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Counts one attempt and refuses it above the limit. Call it before the limited work starts, so that
 * parallel attempts cannot exceed the limit together.
 */
async function hit(
  { app, now }: Pick<RequestContext, 'app' | 'now'>,
  bucket: Bucket,
  detail: string,
): Promise<void> {
  const { count, windowEndsAt } = await hitRateLimit(app.db, bucket.key, bucket.windowMs, now);
  if (count <= bucket.limit) return;
  throw new ProblemError('too_many_requests', detail, {
    retryAfter: Math.max(1, (windowEndsAt - now) / 1000),
  });
}

// The key of a count contains only the hash of an e-mail address, so that the database stores no
// addresses of people without an account.
const hashOf = (text: string) => fingerprint(text).slice(0, 22);

export interface LoginAttempt {
  /**
   * Call it when the password is right: it resets the count of the account or of the browser, and
   * removes this attempt from the count of the network.
   */
  succeeded(): Promise<void>;
}

/**
 * Counts the attempt for the network and for the account. In a browser where the owner of the account
 * has signed in before (`device`), the attempt is counted for this browser and not for the account, so
 * that other people's attempts do not lock the owner out.
 */
export async function beginLoginAttempt(
  context: RequestContext,
  emailNorm: string,
  device: string | null,
): Promise<LoginAttempt> {
  const account = device === null ? `email:${hashOf(emailNorm)}` : `device:${hashOf(device)}`;
  const perAccount = { key: `login:${account}`, ...rateLimits.wrongPasswords };
  const perNetwork = {
    key: `login:ip:${networkOf(context.ip)}`,
    ...rateLimits.wrongPasswordsOfNetwork,
  };
  const detail = 'Too many tries. Please wait a few minutes, or reset the password.';
  await hit(context, perNetwork, detail);
  await hit(context, perAccount, detail);
  return {
    async succeeded() {
      await context.db.deleteFrom('rate_limit').where('key', '=', perAccount.key).execute();
      await context.db
        .updateTable('rate_limit')
        .set({ count: sql`count - 1` })
        .where('key', '=', perNetwork.key)
        .where('count', '>', 0)
        .execute();
    },
  };
}

/** Counts a requested mail for the network and for the address, even if no account has the address. */
export async function limitMail(
  context: RequestContext,
  purpose: 'verify' | 'reset',
  emailNorm: string,
): Promise<void> {
  const detail = 'We have just written to that address. Check your inbox, or try again later.';
  const network = networkOf(context.ip);
  await hit(context, { key: `mail:ip:${network}`, ...rateLimits.mailsOfNetwork }, detail);
  const key = `mail:${purpose}:${hashOf(emailNorm)}`;
  await hit(context, { key, ...rateLimits.mails }, detail);
}

/**
 * Limits how often one network may try tokens. A person needs only a few attempts, so many attempts
 * come from a program that guesses tokens.
 */
export async function limitTokenTries(context: RequestContext): Promise<void> {
  const key = `token:ip:${networkOf(context.ip)}`;
  const detail = 'Too many tries. Please wait a few minutes.';
  await hit(context, { key, ...rateLimits.tokens }, detail);
}

/** Whether the key is used for the first time in the window. */
export async function firstUse(
  app: AppContext,
  key: string,
  windowMs: number,
  now: number,
): Promise<boolean> {
  return (await hitRateLimit(app.db, `once:${hashOf(key)}`, windowMs, now)).count === 1;
}
