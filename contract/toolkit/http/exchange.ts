import type { Exchange } from '../finding.ts';
import { curlOf } from './curl.ts';
import type { WireRequest, WireResponse } from './send.ts';

/** Reports show the beginning of a body; more would make them too long to read. */
const mostCharacters = 2000;

const secretHeaders = new Set([
  'cookie',
  'authorization',
  'set-cookie',
  'x-csrf-token',
  'x-api-key',
]);

export interface Secrets {
  /** The names of headers that hold secrets, in lower case, with what a reader can put there. */
  readonly headers: ReadonlyMap<string, string>;
}

const noSecrets: Secrets = { headers: new Map() };

/** `Cookie: $COOKIE`: a report holds no session that a reader could use. */
const masked =
  ({ headers }: Secrets) =>
  ([name, value]: readonly [string, string]): readonly [string, string] => {
    const lower = name.toLowerCase();
    if (headers.has(lower)) return [name, headers.get(lower) ?? ''];
    return secretHeaders.has(lower)
      ? [name, `$${name.toUpperCase().replaceAll('-', '_')}`]
      : [name, value];
  };

function textOf(bytes: Uint8Array | null): string | null {
  if (bytes === null || bytes.length === 0) return null;
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, mostCharacters * 4));
  if (text.includes('\uFFFD')) return `${bytes.length} bytes that are not a text in UTF-8`;
  return text.length > mostCharacters
    ? `${text.slice(0, mostCharacters)}… (${bytes.length} bytes)`
    : text;
}

/** A request and its response in the form of reports: without secrets, with a line for curl. */
export function exchangeOf(
  request: WireRequest,
  response: WireResponse | null,
  secrets: Secrets = noSecrets,
): Exchange {
  const headers = request.headers.map(masked(secrets));
  const { method, url } = request;
  const isShort = request.body === null || request.body.length <= mostCharacters * 4;
  const text = textOf(request.body);
  const body = request.body === null || text === null ? null : bodyForCurl(request.body);
  return {
    request: { method, url, headers, body: text },
    response: response && {
      status: response.status,
      headers: response.headers.map(masked(secrets)),
      body: textOf(response.body),
      milliseconds: response.milliseconds,
    },
    curl: isShort
      ? curlOf({ method, url, headers, body })
      : `${curlOf({ method, url, headers, body: null })} --data-binary @body  # a body of ${request.body?.length ?? 0} bytes`,
  };
}

function bodyForCurl(bytes: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}
