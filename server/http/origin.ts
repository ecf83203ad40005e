import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#contract/problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another origin sends. A browser always tells: by Origin, or, where
 * an extension takes that away, by Sec-Fetch-Site. What says neither is no browser and carries
 * nobody's cookies but its own. A sibling host is "same-site", so the list is the real gate.
 */
export function requireAllowedOrigin(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  allowed: ReadonlySet<string>,
): void {
  if (safe.has(method)) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const fits =
    origin === undefined ? site === undefined || site === 'same-origin' : allowed.has(origin);
  if (!fits) {
    const detail = 'This page may not do that. Open the app at its own address and try again.';
    throw new ProblemError('origin_not_allowed', detail);
  }
}
