import { networkOf } from '#backend/auth/network.ts';
import { ProblemError } from '#contract/problem.ts';

const windowMs = 60_000;
const maxNetworks = 50_000;

/**
 * A high limit against clients that repeat requests in a loop. Requests are counted in memory, because
 * a database write often takes longer than a request. auth/limits.ts counts attempts with passwords
 * in the database.
 */
export function createRequestLimit(perMinute: number): (ip: string, now: number) => void {
  let counts = new Map<string, number>();
  let windowEnds = 0;
  return (ip, now) => {
    const network = networkOf(ip);
    if (network === null) return;
    if (now >= windowEnds || counts.size > maxNetworks) {
      counts = new Map();
      windowEnds = now + windowMs;
    }
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > perMinute) {
      throw new ProblemError('too_many_requests', 'That is too fast. Please slow down a little.', {
        retryAfter: Math.max(1, (windowEnds - now) / 1000),
      });
    }
  };
}
