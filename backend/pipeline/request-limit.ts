import { networkOf } from '#backend/auth/network.ts';
import { MinuteCounts } from '#backend/minute-counts.ts';
import { ProblemError } from '#contract/problem.ts';

/**
 * A high limit against clients that repeat requests in a loop. auth/limits.ts counts attempts with
 * passwords in the database.
 */
export function createRequestLimit(perMinute: number): (ip: string, now: number) => void {
  const counts = new MinuteCounts();
  return (ip, now) => {
    const network = networkOf(ip);
    if (network === null || counts.count(network, now) <= perMinute) return;
    throw new ProblemError('too_many_requests', 'That is too fast. Please slow down a little.', {
      retryAfter: counts.secondsLeft(now),
    });
  };
}
