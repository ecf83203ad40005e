import type { BackendConfig } from '#backend/ports.ts';

type Headers = Readonly<Record<string, string>>;

const hsts = 'max-age=31536000; includeSubDomains';

/** Headers of every answer of the API and of every page and file of the web app. */
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

/**
 * Headers of every answer of the API. Answers are data, so browsers must not show them as pages or
 * cache them; a handler can replace a header, for example to let browsers cache a picture.
 */
export const apiHeaders = (config: Pick<BackendConfig, 'secureCookies'>): Headers => ({
  ...commonHeaders(config),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
  // App and API may be two hosts of the same domain, and the app loads pictures without CORS.
  'Cross-Origin-Resource-Policy': 'same-site',
  Vary: 'Origin, Accept-Encoding',
});

/** Allows a page of an allowed origin to read the answer. */
export const corsHeaders = (origin: string): Headers => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'ETag, Location, Retry-After, X-Request-Id',
});

/** Headers of the answer to a preflight, which browsers send before some calls to another origin. */
export const preflightHeaders = (methods: readonly string[]): Headers => ({
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers':
    'Content-Type, X-CSRF-Token, If-Match, Idempotency-Key, X-Background',
  'Access-Control-Max-Age': '600',
});
