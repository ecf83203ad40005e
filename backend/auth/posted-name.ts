import type { BackendConfig } from '#backend/ports.ts';
import type { RequestContext } from '#backend/context.ts';
import { endedPrivateCookie, privateCookie, privateName } from './cookies.ts';

const cookieName = 'oauth-name';
const seconds = 10 * 60;
const maxCharacters = 200;

/**
 * A cookie with the name that a provider has posted beside its answer, outside of the ID token (Apple does so,
 * and only at the first sign-in). It counts only together with the state, which no other site knows, so no
 * other site can choose the name of a new account.
 */
export function postedNameCookie(
  config: Pick<BackendConfig, 'secureCookies' | 'cookieDomain'>,
  state: string,
  name: string,
): string {
  const text = [...name.toWellFormed()].slice(0, maxCharacters).join('');
  return privateCookie(config, cookieName, `${state}.${encodeURIComponent(text)}`, seconds);
}

/** The name that was posted with this state; undefined if there is none. */
export function takePostedName(context: RequestContext, state: string): string | undefined {
  const { config } = context.app;
  const value = context.cookie(privateName(config, cookieName));
  if (value === undefined) return undefined;
  context.setCookie(endedPrivateCookie(config, cookieName));
  if (!value.startsWith(`${state}.`)) return undefined;
  try {
    return decodeURIComponent(value.slice(state.length + 1));
  } catch {
    return undefined;
  }
}
