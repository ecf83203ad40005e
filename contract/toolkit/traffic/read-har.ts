import { readFileSync, statSync } from 'node:fs';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import type { WireResponse } from '../http/send.ts';
import type { Recorded } from './recorded.ts';

/** The text and its objects need several times the memory of the file. */
const mostBytes = 200_000_000;

/** A request of the file with its response. Its path below the backend is not known yet. */
export type HarEntry = Omit<Recorded, 'target'>;

interface Har {
  readonly entries: Iterable<HarEntry>;
  /** How many WebSockets and other changed protocols were left out. */
  readonly upgrades: number;
}

function readText(path: string): string {
  try {
    const { size } = statSync(path);
    if (size > mostBytes) {
      throw new CannotRun(
        `${path} has ${Math.round(size / 1_000_000)} MB; a HAR may have at most ${mostBytes / 1_000_000} MB. Record fewer requests, or leave out the bodies of other content types.`,
      );
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    if (error instanceof TypeError) throw new CannotRun(`${path} is not a text in UTF-8.`);
    throw new CannotRun(`${path} cannot be read: ${messageOf(error)}`);
  }
}

function parsed(path: string): unknown {
  const text = readText(path);
  if (text.trim() === '') throw new CannotRun(`${path} is empty.`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const isCut = /^\s*\{/.test(text) && !/\}\s*$/.test(text);
    throw new CannotRun(
      isCut
        ? `${path} is not whole: its JSON has no end. Was it copied before the recording had ended?`
        : `${path} is not JSON: ${messageOf(error)}`,
    );
  }
}

const mapIn = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Header lists of HTTP/2 begin with the names of its own fields, such as `:method`. */
const headersIn = (list: unknown): (readonly [string, string])[] =>
  (Array.isArray(list) ? list : []).flatMap((each: unknown): (readonly [string, string])[] => {
    const { name, value } = mapIn(each);
    return typeof name === 'string' && typeof value === 'string' && !name.startsWith(':')
      ? [[name, value]]
      : [];
  });

const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text);

/** The bytes of a text; null if it should be base64 and is not. */
function bytesOf(text: string, encoding: string | null): Uint8Array | null {
  if (encoding !== 'base64') return Buffer.from(text, 'utf8');
  return isBase64(text) ? Buffer.from(text, 'base64') : null;
}

/** Null for a request without a body, undefined if the file leaves the body out. */
function requestBody(request: JsonSchema): Uint8Array | null | undefined {
  const { postData, bodySize } = request;
  if (!isSchema(postData)) return typeof bodySize === 'number' && bodySize > 0 ? undefined : null;
  const { text, params } = postData;
  const encoding = textIn(postData['encoding']) ?? textIn(postData['_encoding']);
  if (typeof text === 'string' && (text !== '' || !hasEntries(params))) {
    return bytesOf(text, encoding) ?? undefined;
  }
  if (!hasEntries(params)) return null;
  const isForm = (textIn(postData['mimeType']) ?? '').includes('x-www-form-urlencoded');
  if (!isForm) return undefined;
  const pairs = params.map((each) => {
    const { name, value } = mapIn(each);
    return [textIn(name) ?? '', textIn(value) ?? ''];
  });
  return Buffer.from(new URLSearchParams(pairs).toString());
}

const hasEntries = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0;

const hasNoBody = (method: string, status: number): boolean =>
  method === 'HEAD' || status === 204 || status === 304 || (status >= 300 && status < 400);

/** Whether the bytes begin like gzip or zstd. Most programs write bodies into a HAR without the compression. */
const isStillCompressed = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return start.startsWith('1f8b') || start === '28b52ffd';
};

function responseOf(
  method: string,
  entry: JsonSchema,
): { readonly response: WireResponse | null; readonly isCompressed: boolean } {
  const response = mapIn(entry['response']);
  const { status } = response;
  if (typeof status !== 'number' || status < 100) return { response: null, isCompressed: false };
  const content = mapIn(response['content']);
  const encoding = textIn(content['encoding']);
  const { text, size } = content;
  const bytes = typeof text === 'string' ? bytesOf(text, encoding) : null;
  const isAbsent =
    bytes === null &&
    !hasNoBody(method, status) &&
    (typeof text === 'string' || (typeof size === 'number' && size !== 0));
  const time = entry['time'];
  return {
    isCompressed: encoding === 'base64' && bytes !== null && isStillCompressed(bytes),
    response: {
      status,
      headers: headersIn(response['headers']),
      body: bytes ?? new Uint8Array(),
      isCut: isAbsent,
      milliseconds: typeof time === 'number' ? time : 0,
    },
  };
}

/** Types of resources as Chromium and Playwright name them; calls have the types xhr, fetch and other. */
const pageTypes = new Set([
  'document',
  'stylesheet',
  'script',
  'image',
  'font',
  'media',
  'manifest',
  'texttrack',
]);

/** @throws CannotRun for an entry without a method or an address */
function entryOf(value: unknown, at: string): HarEntry {
  const entry = mapIn(value);
  const request = mapIn(entry['request']);
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) {
    throw new CannotRun(`${at} has no request with a method and an address.`);
  }
  const body = requestBody(request);
  const { response, isCompressed } = responseOf(method.toUpperCase(), entry);
  const reason = textIn(mapIn(entry['response'])['_error']) ?? textIn(entry['_error']);
  // When a user leaves a page, the browser aborts its requests.
  const isEnded = reason !== null && /abort|cancel/i.test(reason);
  return {
    request: {
      method: method.toUpperCase(),
      url: url.replace(/#.*$/s, ''),
      headers: headersIn(request['headers']),
      body: body ?? null,
    },
    response,
    failure:
      response === null && !isEnded
        ? `The file has no response${reason === null ? '' : `: ${reason}`}.`
        : null,
    hasRequestBody: body !== undefined,
    hasAllHeaders: false,
    isCompressed,
    isPage: pageTypes.has(textIn(entry['_resourceType']) ?? ''),
  };
}

const isUpgrade = (entry: unknown): boolean => {
  const { request, response, _resourceType: type } = mapIn(entry);
  const url = textIn(mapIn(request)['url']) ?? '';
  return type === 'websocket' || mapIn(response)['status'] === 101 || /^wss?:/i.test(url);
};

/**
 * Reads the requests and responses of an HTTP Archive 1.2, as browsers, Playwright and proxies write it.
 *
 * @throws CannotRun for a file that is not a HAR
 */
export function readHar(path: string): Har {
  const document = mapIn(parsed(path));
  const entries: unknown = mapIn(document['log'])['entries'];
  if (!Array.isArray(entries)) {
    throw new CannotRun(`${path} is not a HAR: it has no list at /log/entries.`);
  }
  const numbered = entries.map((entry: unknown, index) => ({ entry, index }));
  const calls = numbered.filter(({ entry }) => !isUpgrade(entry));
  return {
    upgrades: numbered.length - calls.length,
    entries: calls.map(({ entry, index }) => entryOf(entry, `Entry ${index + 1} of ${path}`)),
  };
}
