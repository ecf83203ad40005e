import type { Location } from 'react-router';
import { paths } from '#src/paths.ts';

const key = 'questwright:connecting';

/** Notes which provider the user of the account page opens, because the provider does not return it. */
export const noteConnecting = (type: string): void => sessionStorage.setItem(key, type);

export const forgetConnecting = (): void => sessionStorage.removeItem(key);

/**
 * A provider has one address to which it returns, the page of the sign-in. When it returns from a start on
 * the account page, this is the address of the account page with the answer; otherwise null.
 */
export function connectingPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [, type] = /^\/oauth\/([\w-]+)$/.exec(pathname) ?? [];
  if (type === undefined || globalThis.sessionStorage?.getItem(key) !== type) return null;
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return null;
  query.set('connect', type);
  return `${paths.account}?${query.toString()}`;
}
