import type { BackendConfig } from '#backend/ports.ts';

type Headers = Readonly<Record<string, string>>;

const hsts = 'max-age=31536000; includeSubDomains';

/** On every response, pages and files included. */
export function commonHeaders(config: Pick<BackendConfig, 'secureCookies'>): Headers {
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

/** On every answer of the API: it is data, so no browser shows it as a page or caches it. */
export const apiHeaders = (config: Pick<BackendConfig, 'secureCookies'>): Headers => ({
  ...commonHeaders(config),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
  // App and API may be sibling hosts, and pictures are loaded without CORS.
  'Cross-Origin-Resource-Policy': 'same-site',
  Vary: 'Origin',
});

/** Lets a page of an allowed origin read the answer. */
export const corsHeaders = (origin: string): Headers => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'ETag, Location, Retry-After, X-Request-Id',
});

/** Answers the question that a browser asks before it calls another host. */
export const preflightHeaders = (methods: readonly string[]): Headers => ({
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': 'Content-Type, X-CSRF-Token, If-Match, Idempotency-Key',
  'Access-Control-Max-Age': '600',
});
