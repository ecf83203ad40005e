import { request as httpRequest, type ClientRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export type HeaderPairs = readonly (readonly [name: string, value: string])[];

export const pairsOf = (raw: readonly string[]): HeaderPairs =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));

/** Headers that are about one connection and not about the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What a message passes on: without the headers of its connection, and without those that `Connection` names. */
export function passedOn(headers: HeaderPairs): HeaderPairs {
  const named = new Set(
    headers
      .filter(([name]) => name.toLowerCase() === 'connection')
      .flatMap(([, value]) => value.split(',').map((each) => each.trim().toLowerCase())),
  );
  return headers.filter(([name]) => {
    const lower = name.toLowerCase();
    return !hopByHop.has(lower) && !named.has(lower);
  });
}

/** The backend behind a proxy. */
export interface Target {
  /** The address of the backend, without a slash at its end. */
  readonly url: string;
  readonly connect: (method: string, target: string, headers: HeaderPairs) => ClientRequest;
  /** An address of the backend as the client of a proxy reaches it. */
  readonly seenFrom: (proxyOrigin: string, address: string) => string;
}

/**
 * Opens requests to a backend with the headers of a client. The client knows only the address of the proxy, so this
 * address is replaced in Host, Origin and Referer: many backends refuse a foreign one.
 */
export function targetOf(address: string, proxyOrigins: () => readonly string[]): Target {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  const base = url.pathname.replace(/\/+$/, '');

  const replaced = ([name, value]: readonly [string, string]): readonly [string, string] => {
    const lower = name.toLowerCase();
    if (lower === 'host') return [name, url.host];
    if (lower !== 'origin' && lower !== 'referer') return [name, value];
    const own = proxyOrigins().find((each) => value === each || value.startsWith(`${each}/`));
    return [name, own === undefined ? value : url.origin + value.slice(own.length)];
  };

  return {
    url: url.origin + base,
    connect: (method, target, headers) =>
      (isSecure ? httpsRequest : httpRequest)({
        method,
        hostname: url.hostname.replaceAll(/^\[|\]$/g, ''),
        port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
        path: base + target,
        // A kept connection can end at the moment when it is used again, which would look like a fault of the backend.
        agent: false,
        // Node adds no header to a list.
        headers: headers.flatMap(replaced),
      }),
    seenFrom: (proxyOrigin, location) =>
      location === url.origin || location.startsWith(`${url.origin}/`)
        ? proxyOrigin + location.slice(url.origin.length)
        : location,
  };
}
