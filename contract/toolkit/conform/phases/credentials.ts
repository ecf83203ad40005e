import { wrongCredential } from '../../http/secrets.ts';
import type { WireRequest } from '../../http/send.ts';
import type { Caller } from '../callers.ts';
import { isCookieOf, type Scheme } from '../schemes.ts';

type Credential = NonNullable<Scheme['credential']>;

const namesCookie = (pair: string, name: string): boolean =>
  isCookieOf(pair.split('=')[0] ?? '', name);

const isCookieHeader = (name: string): boolean => name.toLowerCase() === 'cookie';

/** Changes the value of each cookie of a name; null removes the cookie. */
function withCookie(request: WireRequest, name: string, value: string | null): WireRequest {
  return {
    ...request,
    headers: request.headers.flatMap(([header, text]): WireRequest['headers'] => {
      if (!isCookieHeader(header)) return [[header, text]];
      const pairs = text.split('; ').flatMap((pair) => {
        if (!namesCookie(pair, name)) return [pair];
        return value === null ? [] : [`${pair.split('=')[0]}=${value}`];
      });
      return pairs.length === 0 ? [] : [[header, pairs.join('; ')]];
    }),
  };
}

function withHeader(request: WireRequest, name: string, value: string | null): WireRequest {
  const rest = request.headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase());
  return { ...request, headers: value === null ? rest : [...rest, [name, value]] };
}

function withQuery(request: WireRequest, name: string, value: string | null): WireRequest {
  const [address = '', query = ''] = request.url.split('?');
  const pairs = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== name);
  const all = value === null ? pairs : [...pairs, `${name}=${value}`];
  return { ...request, url: all.length === 0 ? address : `${address}?${all.join('&')}` };
}

function withCredential(
  request: WireRequest,
  { in: place, name }: Credential,
  value: string | null,
) {
  const change = { cookie: withCookie, header: withHeader, query: withQuery }[place];
  return change(request, name, value);
}

/** The request without the credential of a scheme. */
export const without = (request: WireRequest, { credential }: Scheme): WireRequest =>
  credential === null ? request : withCredential(request, credential, null);

/** A token of three parts in base64url: header, payload and signature (RFC 7519). */
const jwtPattern = /^[\w-]+\.[\w-]+\.([\w-]+)$/;

/** The header and payload of a right token with another signature: a backend that only decodes them lets it in. */
function otherSignature(token: string): string[] {
  const signature = jwtPattern.exec(token)?.[1];
  if (signature === undefined) return [];
  const parts = token.slice(0, -signature.length);
  return [`${parts}${wrongCredential.padEnd(signature.length, 'A')}`];
}

/** Wrong credentials in the form of the right one, with what each of them is. */
function wrongValues({ name, word }: Scheme, right: string): (readonly [string, string])[] {
  const [, before = word, value = right] = /^([\w-]+) +(\S.*)$/.exec(right) ?? [];
  const what = `with a wrong ${name}`;
  if (before?.toLowerCase() === 'basic') {
    const user = Buffer.from(value, 'base64').toString('utf8').split(':')[0];
    const pair = `${user === '' ? wrongCredential : user}:${wrongCredential}`;
    return [[what, `${before} ${Buffer.from(pair).toString('base64')}`]];
  }
  const start = before === null ? '' : `${before} `;
  return [
    [what, `${start}${wrongCredential}`],
    ...otherSignature(value).map(
      (token) => [`${what} (a JWT with a wrong signature)`, `${start}${token}`] as const,
    ),
  ];
}

/** The request with credentials of the right form that open nothing. */
export function withWrong(
  request: WireRequest,
  scheme: Scheme,
): { readonly what: string; readonly request: WireRequest }[] {
  const { credential } = scheme;
  if (credential === null) return [];
  const header = credential.in === 'header' ? credential.name.toLowerCase() : null;
  const right = request.headers.find(([name]) => name.toLowerCase() === header)?.[1] ?? '';
  return wrongValues(scheme, right).map(([what, value]) => ({
    what,
    request: withCredential(request, credential, value),
  }));
}

/** The request without any of the schemes, and without cookies, which can hold further credentials. */
export const withoutAll = (request: WireRequest, schemes: readonly Scheme[]): WireRequest => {
  const rest = schemes.reduce(without, request);
  return { ...rest, headers: rest.headers.filter(([name]) => !isCookieHeader(name)) };
};

/** The request with what another caller adds to it. */
export const withCaller = (request: WireRequest, caller: Caller): WireRequest =>
  caller
    .query()
    .reduce<WireRequest>(
      (sent, [name, value]) => withQuery(sent, name, encodeURIComponent(value)),
      { ...request, headers: [...request.headers, ...caller.headers()] },
    );

/** Whether a request has the credential of a scheme; one that cannot be seen counts as there. */
export function hasCredential(request: WireRequest, scheme: Scheme): boolean {
  const rest = without(request, scheme);
  return (
    scheme.credential === null ||
    rest.url !== request.url ||
    JSON.stringify(rest.headers) !== JSON.stringify(request.headers)
  );
}
