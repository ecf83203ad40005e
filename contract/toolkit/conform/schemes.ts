import { isSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Api } from '../document/open.ts';
import type { ApiOperation } from '../document/operations.ts';
import { valueAt } from '../document/references.ts';
import type { WireResponse } from '../http/send.ts';
import type { ResponseFault } from './response-checks.ts';

export interface Scheme {
  readonly name: string;
  /** The header or cookie with the credential; null for one that cannot be sent here. */
  readonly credential: { readonly in: 'header' | 'cookie'; readonly name: string } | null;
}

/** Whether a caller without any credential may call an operation. */
export const isPublic = ({ security }: Pick<ApiOperation, 'security'>): boolean =>
  security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0);

/** The security schemes that an operation names. */
export function schemesOf(
  { document }: Api,
  { security }: Pick<ApiOperation, 'security'>,
): Scheme[] {
  const names = [...new Set(security.flatMap((alternative) => Object.keys(alternative)))];
  return names.map((name) => {
    const scheme = valueAt(document, pointerOf('components', 'securitySchemes', name));
    if (!isSchema(scheme)) return { name, credential: null };
    const { type, in: place, name: key } = scheme;
    if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') {
      return { name, credential: { in: 'header', name: 'Authorization' } };
    }
    return (place === 'header' || place === 'cookie') && typeof key === 'string'
      ? { name, credential: { in: place, name: key } }
      : { name, credential: null };
  });
}

/** The names of the cookies that hold a session. */
export const sessionCookies = (api: Api): ReadonlySet<string> =>
  new Set(
    api.operations
      .flatMap((operation) => schemesOf(api, operation))
      .flatMap(({ credential }) => (credential?.in === 'cookie' ? [credential.name] : [])),
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
    // Over HTTPS the name can have a prefix, such as __Host-session.
    const isSession = [...sessions].some((session) => cookie.endsWith(session.toLowerCase()));
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
