import type { people } from '#mocks/fixtures/people.ts';
import { seededDraw, type Draw } from '#mocks/ports/random.ts';

/** A request as it is sent, without the cookies of its sender. */
export interface WireRequest {
  /** The operation and the changes of the request, for the message of a failed comparison. */
  readonly about: string;
  readonly who: keyof typeof people | null;
  readonly method: string;
  /** Path and query, which may be malformed. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The version for If-Match: the one that a read of the target has just returned, or an older one. */
  readonly version: 'current' | 'outdated' | null;
  /** Whether the request has the CSRF token of the session. */
  readonly sendsToken: boolean;
  readonly body: Buffer | null;
  /** The fields of the body that fits the contract, and how they become the bytes of a body. */
  readonly fields: unknown;
  readonly encode: (fields: unknown) => Buffer;
  /** True if the request has Content-Length, false if its body is sent in chunks. */
  readonly sendsLength: boolean;
}

export const asJson = (fields: unknown): Buffer => Buffer.from(JSON.stringify(fields));

/** A read of `target` by the sender of another request. */
export const readOf = (
  target: string,
  { who, sendsToken, sendsLength }: WireRequest,
): WireRequest => ({
  about: 'a read',
  who,
  method: 'GET',
  target,
  headers: {},
  version: null,
  sendsToken,
  sendsLength,
  body: null,
  fields: undefined,
  encode: asJson,
});

/** Draws the parts of requests. Equal seeds give equal draws. */
export class Choices {
  readonly draw: Draw;
  readonly origin: string;

  constructor(seed: string, origin: string) {
    this.draw = seededDraw(seed);
    this.origin = origin;
  }

  pick<Value>(...values: readonly [Value, ...Value[]]): Value {
    return values[this.draw(values.length)] ?? values[0];
  }

  chance(percent: number): boolean {
    return this.draw(100) < percent;
  }
}

type Change = (choices: Choices, request: WireRequest) => Partial<WireRequest>;

const withHeader = (request: WireRequest, name: string, value: string): Partial<WireRequest> => ({
  headers: { ...request.headers, [name]: value },
});

const withBody = (text: string | Buffer): Partial<WireRequest> => ({ body: Buffer.from(text) });

/** Changes the fields before they are encoded, so that a form is changed as well as JSON. */
const changedFields = (
  { fields, encode }: WireRequest,
  change: (value: object) => unknown,
): Partial<WireRequest> => {
  const changed = change(typeof fields === 'object' && fields !== null ? fields : {});
  return { fields: changed, body: encode(changed) };
};

const oddValues = [null, true, -1, 1e300, 0.1, '', ' ', 'x'.repeat(3000), [], {}, [[]]] as const;
const oddTexts = ['\u0000', '\ud800', '\u202e', 'é\u0301', '<script>', "'; drop table user; --"];

/** Named changes of a request. Most of them make it invalid. */
export const changes: Readonly<Record<string, Change>> = {
  'another method': (choices) => ({
    method: choices.pick('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  }),
  'a foreign origin': (choices, request) =>
    withHeader(
      request,
      'Origin',
      choices.pick('https://evil.example', 'null', `${choices.origin}.x`),
    ),
  'its own origin': (choices, request) => withHeader(request, 'Origin', choices.origin),
  'a Sec-Fetch-Site header': (choices, request) =>
    withHeader(request, 'Sec-Fetch-Site', choices.pick('cross-site', 'same-site', 'none')),
  'no CSRF token': () => ({ sendsToken: false }),
  'a forged CSRF token': (_choices, request) => ({
    ...withHeader(request, 'X-CSRF-Token', 'forged.token'),
    sendsToken: false,
  }),
  'a forged session': (_choices, request) => ({
    ...withHeader(request, 'Cookie', 'session=forged; csrfToken=forged; ;=; device=a.b'),
    who: null,
  }),
  'another path': (choices, { target }) => ({
    target: choices.pick(
      `${target}/`,
      // The server answers a path that does not begin with the API with the web page, the mocks with 404.
      target.startsWith('/') ? `/${target}` : target,
      target.toUpperCase(),
      target.replace('/api/', '/api//'),
      target.replace('/api/', '/api/../api/'),
      '/api',
      '/api/',
      '/api/nothing-here',
      `http://elsewhere.example${target}`,
    ),
  }),
  'broken escapes': (choices, { target }) => {
    const [path = '', query] = target.split('?');
    const broken = choices.pick('%', '%zz', '%ff', '%00', '%c3%28', '%2f', '%2e%2e');
    return choices.chance(50)
      ? { target: `${path}${broken}${query === undefined ? '' : `?${query}`}` }
      : { target: `${path}?${query ?? ''}&q=${broken}` };
  },
  'an odd query': (choices, { target }) => ({
    target: `${target}${target.includes('?') ? '&' : '?'}${choices.pick(
      'page=2',
      'pageSize=0',
      'pageSize=1e3',
      'pageSize=25&pageSize=50',
      'nextCursor=forged',
      'sort=password',
      'reverse=yes',
      'q=',
      `q=${'x'.repeat(300)}`,
      '=&&=',
      'q=a+b%20c',
    )}`,
  }),
  'another content type': (choices, request) =>
    withHeader(
      request,
      'Content-Type',
      choices.pick(
        '',
        'text/plain',
        'application/json; charset=latin1',
        'application/json;charset="utf-8"',
        'APPLICATION/JSON',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=other',
      ),
    ),
  'a broken body': (choices) =>
    withBody(
      choices.pick(
        '',
        '{',
        'null',
        '[]',
        '"text"',
        '1e999',
        '{"a":1,}',
        "{'a':1}",
        '\ufeff{}',
        '{"a":1}{"b":2}',
        '{"__proto__":{"admin":true},"constructor":1}',
        '{"email":"a@b.example","email":"c@d.example"}',
        '--x\r\nbroken',
      ),
    ),
  'bytes that are not UTF-8': (_choices, { body }) =>
    withBody(Buffer.concat([body ?? Buffer.from('{"name":"'), Buffer.from([0xff, 0xc3, 0x28])])),
  'a deep body': (choices) => {
    const depth = choices.pick(60, 70, 5000);
    return withBody(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
  },
  'a body over the limit': (choices) =>
    withBody(Buffer.alloc(choices.pick(1_048_577, 1_200_000), 32)),
  'a body of unknown length': () => ({ sendsLength: false }),
  'too long a body of unknown length': () => ({
    ...withBody(Buffer.alloc(1_200_000, 32)),
    sendsLength: false,
  }),
  'an odd value': (choices, request) =>
    changedFields(request, (fields) => {
      const names = Object.keys(fields);
      const name = names[choices.draw(names.length)] ?? 'name';
      return { ...fields, [name]: oddValues[choices.draw(oddValues.length)] };
    }),
  'an odd text': (choices, request) =>
    changedFields(request, (fields) => {
      const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
      const [name = 'name', text = 'a'] = texts[choices.draw(texts.length)] ?? [];
      return { ...fields, [name]: `${String(text)}${oddTexts[choices.draw(oddTexts.length)]}` };
    }),
  'an unknown field': (_choices, request) =>
    changedFields(request, (fields) => ({ ...fields, isAdmin: true })),
  'a missing field': (choices, request) =>
    changedFields(request, (fields) => {
      const entries = Object.entries(fields);
      entries.splice(choices.draw(entries.length), 1);
      return Object.fromEntries(entries);
    }),
  'a condition': (choices, request) => {
    const tags = ['"1"', '"2"', 'W/"1"', '*', '1', '""', '"1", "2"', `"${'x'.repeat(200)}"`];
    const name = choices.pick('If-Match', 'If-None-Match');
    return withHeader(request, name, tags[choices.draw(tags.length)] ?? '*');
  },
  'an idempotency key': (choices, request) =>
    withHeader(
      request,
      'Idempotency-Key',
      choices.pick('chunk-0001', 'short', 'with blanks in it'),
    ),
};
