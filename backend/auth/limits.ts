import { sql, type Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import { hitRateLimit, hitWithinLimit, isAnyUsedUp, type Bucket } from '#backend/db/rate-limit.ts';
import type { Schema } from '#backend/db/schema.ts';
import { rateLimits } from '#src/generated/contract/operations.ts';
import { networkOf } from './network.ts';
import { fingerprint } from './secret.ts';

/** The rate-limit bucket for the client's network; null for a request from this machine. */
function networkBucket(
  { ip }: RequestContext,
  name: string,
  rateLimit: Omit<Bucket, 'key'>,
): Bucket | null {
  const network = networkOf(ip);
  return network === null ? null : { key: `${name}:ip:${network}`, ...rateLimit };
}

/**
 * Counts one attempt and refuses it above the limit. Call it before the limited work starts, so that
 * parallel attempts cannot exceed the limit together.
 */
async function hit(
  { app, now }: Pick<RequestContext, 'app' | 'now'>,
  bucket: Bucket | null,
  detail: string,
  onFirstRefusal?: () => Promise<void>,
): Promise<void> {
  if (bucket !== null) await hitWithinLimit(app.db, bucket, now, detail, onFirstRefusal);
}

/** Counts of a request, before the work that they are about. */
interface Counted {
  /**
   * Does the work, and takes the hits back if it fails: a busy server has checked or sent nothing, and what follows on a
   * right password can fail, too.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

const uncount = (db: Kysely<Schema>, { key }: Bucket) =>
  db
    .updateTable('rate_limit')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();

const countedIn = (db: Kysely<Schema>, buckets: readonly (Bucket | null)[]): Counted => ({
  async run(work) {
    try {
      return await work();
    } catch (error) {
      for (const bucket of buckets) if (bucket) await uncount(db, bucket);
      throw error;
    }
  },
});

// The key of a count contains only the hash of an e-mail address, so that the database stores no
// addresses of people without an account.
const hashOf = (text: string) => fingerprint(text).slice(0, 22);

const tooManySignIns = 'Too many tries. Please wait a few minutes, or reset the password.';

/** Counts a failed sign-in through a provider for the network, like a wrong password. */
export async function limitFailedSignIns(context: RequestContext): Promise<void> {
  const perNetwork = networkBucket(context, 'login', rateLimits.wrongPasswordsOfNetwork);
  await hit(context, perNetwork, tooManySignIns);
}

export interface LoginAttempt {
  /**
   * Call it when the password or the code is right: it resets the count of the account or of the browser, and
   * removes this attempt from the count of the network. In a transaction, call it last: others of the network wait.
   */
  succeeded(db: Kysely<Schema>): Promise<void>;
}

interface LoginCounts {
  readonly emailNorm: string;
  /** The browser in which the owner of the account has signed in before, or null. */
  readonly device: string | null;
  /** Called at the first refusal of each lock-out of a network, an account or a browser. */
  readonly onLockOut: () => Promise<void>;
}

/**
 * Counts the attempt for the network and for the account, and verifies the password. In a browser where the owner
 * of the account has signed in before, the attempt is counted only for this browser, so that other people's attempts
 * do not lock the owner out.
 *
 * The password is verified while the count is stored, which takes a disk several milliseconds. What `verify` returns
 * is used only if the attempt is within the limits, so parallel attempts cannot exceed them together. An attempt that
 * comes after the limit is reached verifies nothing. If `verify` fails, the attempt does not count. Do with `run` what
 * follows on a right password.
 * @throws ProblemError 429 above a limit, and what `verify` throws
 */
export async function attemptLogin<Result>(
  context: RequestContext,
  { emailNorm, device, onLockOut }: LoginCounts,
  verify: () => Promise<Result>,
): Promise<LoginAttempt & Counted & { readonly result: Result }> {
  const perNetwork =
    device === null ? networkBucket(context, 'login', rateLimits.wrongPasswordsOfNetwork) : null;
  const account = device === null ? `email:${hashOf(emailNorm)}` : `device:${hashOf(device)}`;
  const perAccount = { key: `login:${account}`, ...rateLimits.wrongPasswords };
  const count = async (): Promise<void> => {
    await hit(context, perNetwork, tooManySignIns, onLockOut);
    await hit(context, perAccount, tooManySignIns, onLockOut);
  };
  const buckets = perNetwork ? [perNetwork, perAccount] : [perAccount];
  const counted = countedIn(context.app.db, buckets);
  let result: Result;
  if (await isAnyUsedUp(context.app.db, buckets, context.now)) {
    await count();
    // The window of the limit has just ended.
    result = await counted.run(verify);
  } else {
    const verifying = verify();
    const counting = count();
    await Promise.allSettled([verifying, counting]);
    await counting;
    result = await counted.run(() => verifying);
  }
  return {
    ...counted,
    result,
    async succeeded(db) {
      await db.deleteFrom('rate_limit').where('key', '=', perAccount.key).execute();
      if (perNetwork) await uncount(db, perNetwork);
    },
  };
}

/**
 * Counts a code for the account, in all browsers: only those who know the password come this far. Check the code
 * with `run`, and do with it what follows on a right one.
 * @param onLockOut called at the first refusal of each lock-out
 */
export async function beginFactorAttempt(
  context: RequestContext,
  userId: string,
  onLockOut: () => Promise<void>,
): Promise<LoginAttempt & Counted> {
  const bucket = { key: `factor:${userId}`, ...rateLimits.secondFactors };
  await hit(context, bucket, 'Too many wrong codes. Please wait a few minutes.', onLockOut);
  return {
    ...countedIn(context.app.db, [bucket]),
    async succeeded(db) {
      await db.deleteFrom('rate_limit').where('key', '=', bucket.key).execute();
    },
  };
}

/** Counts a requested mail for the network and for the address, even if no account has the address. */
export async function limitMail(
  context: RequestContext,
  purpose: 'verify' | 'reset' | 'change',
  emailNorm: string,
): Promise<Counted> {
  const detail = 'We have just sent a mail to that address. Check your inbox, or try again later.';
  const perNetwork = networkBucket(context, 'mail', rateLimits.mailsOfNetwork);
  const perAddress = { key: `mail:${purpose}:${hashOf(emailNorm)}`, ...rateLimits.mails };
  await hit(context, perNetwork, detail);
  await hit(context, perAddress, detail);
  return countedIn(context.app.db, [perNetwork, perAddress]);
}

/**
 * Limits how often one network may try tokens. A person needs only a few attempts, so many attempts
 * come from a program that guesses tokens.
 */
export async function limitTokenTries(context: RequestContext): Promise<void> {
  const detail = 'Too many tries. Please wait a few minutes.';
  await hit(context, networkBucket(context, 'token', rateLimits.tokens), detail);
}

/** Whether the key is used for the first time in the window. */
export async function firstUse(
  db: Kysely<Schema>,
  key: string,
  windowMs: number,
  now: number,
): Promise<boolean> {
  return (await hitRateLimit(db, `once:${hashOf(key)}`, windowMs, now)).count === 1;
}
