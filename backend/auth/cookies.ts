import type { BackendConfig } from '#backend/ports.ts';

type CookieConfig = Pick<BackendConfig, 'secureCookies' | 'cookieDomain'>;

/**
 * On https the name has the prefix `__Host-`. Browsers accept such a cookie only over https and only
 * from this host, so another host of the same domain cannot set it.
 */
export const privateName = (config: CookieConfig, name: string): string =>
  config.secureCookies ? `__Host-${name}` : name;

const line = (
  config: CookieConfig,
  name: string,
  value: string,
  seconds: number,
  attributes: string,
): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${config.secureCookies ? '; Secure' : ''}${attributes}`;

/** A cookie that no script can read. */
export const privateCookie = (
  config: CookieConfig,
  name: string,
  value: string,
  seconds: number,
): string => line(config, privateName(config, name), value, seconds, '; HttpOnly');

export const endedPrivateCookie = (config: CookieConfig, name: string): string =>
  privateCookie(config, name, '', 0);

/**
 * A cookie that the web app reads. If app and API have different hosts, the cookie is set for their
 * common domain.
 */
export const csrfCookie = (config: CookieConfig, value: string, seconds: number): string =>
  line(
    config,
    'csrfToken',
    value,
    seconds,
    config.cookieDomain === null ? '' : `; Domain=${config.cookieDomain}`,
  );

/** The value of one cookie of a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}
