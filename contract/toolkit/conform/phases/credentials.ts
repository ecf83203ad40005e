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

/** The request with a credential of the right form that opens nothing. */
export const withWrong = (request: WireRequest, credential: Credential): WireRequest =>
  withCredential(request, credential, wrongCredential);

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
