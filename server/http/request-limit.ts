import { networkOf } from '#backend/auth/limits.ts';
import { ProblemError } from '#contract/problem.ts';

const windowMs = 60_000;
const mostAddresses = 50_000;

// From this machine come its owner's own tools, or a proxy that the configuration does not name: in
// the second case everyone would share one count.
const isOwnMachine = (ip: string): boolean => /^(::ffff:)?127\.|^::1$/.test(ip);

/**
 * A generous ceiling against runaway clients, counted in memory: a write to the database for every
 * request would be dearer than the requests. What guards passwords is counted in the database.
 */
export function createRequestLimit(perMinute: number) {
  let counts = new Map<string, number>();
  let windowEnds = 0;
  return (ip: string, now: number): void => {
    if (isOwnMachine(ip)) return;
    if (now >= windowEnds || counts.size > mostAddresses) {
      counts = new Map();
      windowEnds = now + windowMs;
    }
    const network = networkOf(ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > perMinute) {
      throw new ProblemError('too_many_requests', 'That is too fast. Please slow down a little.', {
        retryAfter: Math.max(1, (windowEnds - now) / 1000),
      });
    }
  };
}
