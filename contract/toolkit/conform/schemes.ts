import { isSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Api } from '../document/open.ts';
import type { ApiOperation } from '../document/operations.ts';
import { valueAt } from '../document/references.ts';
import type { WireResponse } from '../http/send.ts';
import type { Caller } from './callers.ts';
import type { ResponseFault } from './response-checks.ts';

export interface Scheme {
  readonly name: string;
  /** Where the credential is; null for one that cannot be seen in a request, such as a client certificate. */
  readonly credential: { readonly in: 'header' | 'cookie' | 'query'; readonly name: string } | null;
  /** The word before a credential in a header, such as `Bearer`; null for none. */
  readonly word: string | null;
}

/** One way to call an operation: all of these credentials together, from a caller with all of these scopes. */
interface Alternative {
  readonly schemes: readonly Scheme[];
  readonly scopes: readonly string[];
}

/** Whether a caller without any credential may call an operation. */
export const isPublic = ({ security }: Pick<ApiOperation, 'security'>): boolean =>
  security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0);

function schemeOf({ document }: Pick<Api, 'document'>, name: string): Scheme {
  const scheme = valueAt(document, pointerOf('components', 'securitySchemes', name));
  const none: Scheme = { name, credential: null, word: null };
  if (!isSchema(scheme)) return none;
  const { type, in: place, name: key, scheme: http } = scheme;
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') {
    const word = type === 'http' && typeof http === 'string' ? http : 'bearer';
    return {
      name,
      credential: { in: 'header', name: 'Authorization' },
      word: word.charAt(0).toUpperCase() + word.slice(1),
    };
  }
  const isKnown = place === 'header' || place === 'cookie' || place === 'query';
  return isKnown && typeof key === 'string'
    ? { name, credential: { in: place, name: key }, word: null }
    : none;
}

/** The ways to call an operation, of which one is enough (OpenAPI 3.1, Security Requirement Object). */
export const alternativesOf = (
  api: Pick<Api, 'document'>,
  { security }: Pick<ApiOperation, 'security'>,
): Alternative[] =>
  security.map((alternative) => ({
    schemes: Object.keys(alternative).map((name) => schemeOf(api, name)),
    scopes: [...new Set(Object.values(alternative).flat())],
  }));

/** The security schemes that the operations of a contract name, each once. */
export const schemesIn = (api: Pick<Api, 'document' | 'operations'>): Scheme[] =>
  [...new Set(api.operations.flatMap(({ security }) => security.flatMap(Object.keys)))].map(
    (name) => schemeOf(api, name),
  );

/** Over HTTPS the name of a cookie can have a prefix, such as __Host-session. */
export const isCookieOf = (cookie: string, name: string): boolean =>
  cookie.toLowerCase().endsWith(name.toLowerCase());

/** Whether a caller sends the credential of a scheme. */
export function carries(caller: Caller, { credential }: Scheme): boolean {
  if (credential === null) return true;
  const { in: place, name } = credential;
  if (place === 'query') return caller.query().some(([key]) => key === name);
  return caller.headers().some(([header, value]) => {
    if (place === 'header') return header.toLowerCase() === name.toLowerCase();
    const cookies = header.toLowerCase() === 'cookie' ? value.split('; ') : [];
    return cookies.some((pair) => isCookieOf(pair.split('=')[0] ?? '', name));
  });
}

/** The names of the cookies that hold a session. */
export const sessionCookies = (api: Api): ReadonlySet<string> =>
  new Set(
    schemesIn(api).flatMap(({ credential }) =>
      credential?.in === 'cookie' ? [credential.name] : [],
    ),
  );

/** Cookies are SameSite and, over HTTPS, Secure; those that hold a session are HttpOnly. */
export function cookieFaults(
  response: Pick<WireResponse, 'headers'>,
  sessions: ReadonlySet<string>,
  { isSecure, pointer }: { isSecure: boolean; pointer: string },
): ResponseFault[] {
  return response.headers.flatMap(([header, value]): ResponseFault[] => {
    if (header.toLowerCase() !== 'set-cookie') return [];
    const [pair = '', ...attributes] = value.split(';').map((part) => part.trim().toLowerCase());
    const cookie = pair.split('=')[0] ?? '';
    const has = (attribute: string): boolean =>
      attributes.some((each) => each.startsWith(attribute));
    const isSession = [...sessions].some((session) => isCookieOf(cookie, session));
    const missing = [
      ...(isSession && !has('httponly') ? ['HttpOnly'] : []),
      ...(has('samesite') ? [] : ['SameSite']),
      ...(isSecure && !has('secure') ? ['Secure'] : []),
    ];
    return missing.length === 0
      ? []
      : [
          {
            rule: 'cookie_flags',
            message: `The cookie ${cookie} lacks ${missing.join(' and ')}.`,
            pointer,
          },
        ];
  });
}
