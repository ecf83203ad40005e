import { ProblemError } from '#contract/problem.ts';
import { endedPrivateCookie, privateCookie, privateName } from '../cookies.ts';
import { firstUse } from '../limits.ts';
import type { RequestContext } from '#backend/context.ts';

const cookieName = 'passkey';
const cookiePurpose = 'passkey';
export const challengeLife = 10 * 60_000;

/** `signIn` is a sign-in with nothing but the passkey. */
export type ChallengePurpose = 'signIn' | 'secondFactor' | 'confirm' | 'create';

export interface Challenge {
  readonly value: string;
  readonly purpose: ChallengePurpose;
  /** Null if the passkey says whose it is. */
  readonly userId: string | null;
  readonly expiresAt: number;
}

/** Creates a challenge. The encrypted cookie lets only this browser answer it. */
export async function newChallenge(
  context: RequestContext,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<string> {
  const { config, keys, random } = context.app;
  const challenge: Challenge = {
    value: random.secret(),
    purpose,
    userId,
    expiresAt: context.now + challengeLife,
  };
  const sealed = await keys.seal(cookiePurpose, JSON.stringify(challenge));
  context.setCookie(privateCookie(config, cookieName, sealed, challengeLife / 1000));
  return challenge.value;
}

const challengeExpired = () =>
  new ProblemError('invalid_token', 'That took too long, or was done already. Start it again.');

/**
 * Returns the challenge of this browser, which cannot be used again.
 * @throws ProblemError 400 if it has none for this purpose and this user
 */
export async function takeChallenge(
  context: RequestContext,
  isExpected: (challenge: Challenge) => boolean,
): Promise<Challenge> {
  const { app, now } = context;
  const sealed = context.cookie(privateName(app.config, cookieName));
  const text = sealed === undefined ? null : await app.keys.open(cookiePurpose, sealed);
  if (text === null) throw challengeExpired();
  // Only newChallenge of this installation can seal a text for this purpose.
  const challenge = JSON.parse(text) as Challenge;
  if (challenge.expiresAt <= now || !isExpected(challenge)) throw challengeExpired();
  context.setCookie(endedPrivateCookie(app.config, cookieName));
  if (!(await firstUse(app.db, `passkey ${challenge.value}`, challengeLife, now))) {
    throw challengeExpired();
  }
  return challenge;
}
