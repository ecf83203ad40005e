import type { ProblemError } from '#contract/problem.ts';
import type { Clock, Log } from './ports.ts';

const quietMs = 10_000;

/** Logs a 503 response with the request that got it. */
export type OutageLog = (problem: ProblemError, request: Readonly<Record<string, unknown>>) => void;

/**
 * During an outage every request fails in the same way, so each sentence is logged once in ten seconds.
 * The next line says how many lines were left out.
 */
export function createOutageLog(log: Log, clock: Clock): OutageLog {
  const lines = new Map<string, { quietUntil: number; leftOut: number }>();
  return (problem, request) => {
    const { message } = problem;
    const now = clock();
    const last = lines.get(message);
    if (last && now < last.quietUntil) {
      last.leftOut += 1;
      return;
    }
    lines.set(message, { quietUntil: now + quietMs, leftOut: 0 });
    const leftOut = last?.leftOut ?? 0;
    log.error(message, {
      ...request,
      ...(leftOut > 0 && { leftOut }),
      error: problem.cause ?? problem,
    });
  };
}
