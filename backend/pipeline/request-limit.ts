import { networkOf } from '#backend/auth/limits.ts';
import { ProblemError } from '#contract/problem.ts';

const windowMs = 60_000;
const maxNetworks = 50_000;

// Calls from this machine are not limited. They can be from a proxy that the configuration does not
// name: then the calls of all clients have this address, and one client could block all others.
const isOwnMachine = (ip: string): boolean => /^(::ffff:)?127\.|^::1$/.test(ip);

/**
 * A high limit against clients that repeat requests in a loop. Requests are counted in memory, because
 * a database write often takes longer than a request. auth/limits.ts counts attempts with passwords
 * in the database.
 */
export function createRequestLimit(perMinute: number): (ip: string, now: number) => void {
  let counts = new Map<string, number>();
  let windowEnds = 0;
  return (ip, now) => {
    if (isOwnMachine(ip)) return;
    if (now >= windowEnds || counts.size > maxNetworks) {
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
