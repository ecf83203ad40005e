import type { FastifyReply } from 'fastify';
import type { BackendConfig } from '#backend/ports.ts';

const hsts = 'max-age=31536000; includeSubDomains';

/** On every response, whatever it is. */
export function commonHeaders(config: BackendConfig): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-DNS-Prefetch-Control': 'off',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(config.secureCookies ? { 'Strict-Transport-Security': hsts } : {}),
  };
}

/** An answer of the API is data: it is neither a page nor kept in a cache. */
export const apiHeaders = (config: BackendConfig): Readonly<Record<string, string>> => ({
  ...commonHeaders(config),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
  // App and API may be sibling hosts, and pictures are loaded without CORS.
  'Cross-Origin-Resource-Policy': 'same-site',
  Vary: 'Origin',
});

const exposed = 'ETag, Location, Retry-After, X-Request-Id';

/** Lets a page of an allowed origin read the answer; no other origin is ever named. */
export function allowReading(
  reply: FastifyReply,
  origin: string | undefined,
  allowed: ReadonlySet<string>,
): void {
  if (origin === undefined || !allowed.has(origin)) return;
  reply.headers({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': exposed,
  });
}

/** Answers the question a browser asks before a call to another host. */
export const preflightHeaders = (methods: readonly string[]): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': 'Content-Type, X-CSRF-Token, If-Match, Idempotency-Key',
  'Access-Control-Max-Age': '600',
});
