import type { Exchange } from '../finding.ts';
import { curlOf } from './curl.ts';
import {
  maskedHeader,
  maskedText,
  maskedUrl,
  noSecrets,
  shownText,
  type Masked,
  type Secrets,
} from './secrets.ts';
import type { WireRequest, WireResponse } from './send.ts';

/** Reports show the beginning of a body; more would make them too long to read. */
const mostCharacters = 2000;

function textOf(bytes: Uint8Array | null, secrets: Secrets): string | null {
  if (bytes === null || bytes.length === 0) return null;
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, mostCharacters * 4));
  if (text.includes('\uFFFD')) return `${bytes.length} bytes that are not a text in UTF-8`;
  const shown = shownText(maskedText(text, secrets));
  return shown.length > mostCharacters
    ? `${shown.slice(0, mostCharacters)}… (${bytes.length} bytes)`
    : shown;
}

/** A request and its response in the form of reports: without secrets, with a line for curl. */
export function exchangeOf(
  request: WireRequest,
  response: WireResponse | null,
  secrets: Secrets = noSecrets,
): Exchange {
  const { method, body } = request;
  const url = maskedUrl(request.url, secrets);
  const headers = request.headers.map(
    ([name, value]) => [name, maskedHeader(name, value, secrets)] as const,
  );
  const isShort = body === null || body.length <= mostCharacters * 4;
  return {
    request: {
      method,
      url: shownText(url),
      headers: headers.map(([name, value]) => [name, shownText(value)]),
      body: textOf(body, secrets),
    },
    response: response && {
      status: response.status,
      headers: response.headers.map(([name, value]) => [
        name,
        shownText(maskedHeader(name, value, secrets)),
      ]),
      body: textOf(response.body, secrets),
      milliseconds: response.milliseconds,
    },
    curl: isShort
      ? curlOf({ method, url, headers, body: body && bodyForCurl(body, secrets) })
      : `${curlOf({ method, url, headers, body: null })} --data-binary @body  # a body of ${body.length} bytes`,
  };
}

function bodyForCurl(bytes: Uint8Array, secrets: Secrets): Masked | Uint8Array {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return maskedText(text, secrets);
  } catch {
    return bytes;
  }
}
