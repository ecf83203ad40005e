import fc from 'fast-check';
import { people } from '#mocks/fixtures/people.ts';
import { seededDraw, type Draw } from '#mocks/ports/random.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import { valuesOf } from '#tests/support/values-of-contract.ts';

/** A request as it is sent, without the cookies of its sender. */
export interface WireRequest {
  /** The operation and the changes of the request, for the message of a failed comparison. */
  readonly about: string;
  readonly who: keyof typeof people | null;
  readonly method: string;
  /** Path and query, which may be malformed. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the request has the CSRF token of the session. */
  readonly sendsToken: boolean;
  readonly body: Buffer | null;
  /** True if the request has Content-Length, false if its body is sent in chunks. */
  readonly sendsLength: boolean;
}

// The keys of this table are the operation ids.
const ids = Object.keys(operations) as OperationId[];

/** Generates the parts of requests. Equal seeds give equal requests. */
class Maker {
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

  valueOf(schema: Readonly<Record<string, unknown>>): unknown {
    return fc.sample(valuesOf(schema), { numRuns: 1, seed: this.draw(2 ** 31) })[0];
  }

  /** A value of a path parameter: usually a key that can exist, so that many requests succeed. */
  parameter(name: string, schema: Readonly<Record<string, unknown>>): string {
    if (this.chance(20)) return String(this.valueOf(schema));
    if (name.endsWith('Sk')) {
      const slugs = ['rope', 'bell', 'dagger', 'longbow', 'padded-armor', 'dice', 'alert', 'acid'];
      return `2024#${slugs[this.draw(slugs.length)] ?? ''}`;
    }
    const index = `0${this.draw(6)}`;
    if (name === 'campaignId') return `019a0000-0000-7000-8000-0000000001${index}`;
    if (name === 'characterId') return `019a0000-0000-7000-8000-0000000002${index}`;
    return String(this.valueOf(schema));
  }

  query({ parameters }: Operation): string {
    const query = new URLSearchParams();
    for (const { name, in: place, schema } of parameters) {
      if (place === 'query' && this.chance(40)) query.set(name, String(this.valueOf(schema)));
    }
    return query.size > 0 ? `?${query.toString()}` : '';
  }

  /** A body that the schema allows. Addresses and passwords are usually those of a known person. */
  bodyOf({ body }: Operation): unknown {
    if (!body) return undefined;
    const value = this.valueOf(body.schema);
    if (typeof value !== 'object' || value === null) return value;
    // The gear has an item called Rope, so another gear item with this name is a duplicate.
    if ('name' in value && 'edition' in value && this.chance(30)) {
      return { ...value, name: 'Rope', edition: '2024' };
    }
    if (!('email' in value)) return value;
    const { email, password } = people[this.pick('mira', 'tomas', 'ilse', 'odo')];
    if (!this.chance(60)) return { ...value, email: 'new@example.com' };
    return { ...value, email, ...('password' in value && { password }) };
  }

  encoded(value: unknown, contentType: string, boundary: string): Buffer {
    if (contentType !== 'multipart/form-data') return Buffer.from(JSON.stringify(value));
    const parts = Object.entries(value ?? {})
      .filter(([, part]) => part !== null && part !== undefined)
      .map(([name, part]) => {
        const file = /cover/.test(name) && typeof part === 'string' ? '; filename="a.webp"' : '';
        return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${String(part)}\r\n`;
      });
    return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
  }
}

type Change = (maker: Maker, request: WireRequest) => Partial<WireRequest>;

const withHeader = (request: WireRequest, name: string, value: string): Partial<WireRequest> => ({
  headers: { ...request.headers, [name]: value },
});

const withBody = (text: string | Buffer): Partial<WireRequest> => ({ body: Buffer.from(text) });

const changedJson = ({ body }: WireRequest, change: (value: object) => unknown) => {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '{}');
    const fields = typeof value === 'object' && value !== null ? value : {};
    return withBody(JSON.stringify(change(fields)));
  } catch {
    return {};
  }
};

const oddValues = [null, true, -1, 1e300, 0.1, '', ' ', 'x'.repeat(3000), [], {}, [[]]] as const;
const oddTexts = ['\u0000', '\ud800', '\u202e', 'é\u0301', '<script>', "'; drop table user; --"];

/** Named changes of a request. Most of them make it invalid. */
const changes: Readonly<Record<string, Change>> = {
  'another method': (maker) => ({
    method: maker.pick('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  }),
  'a foreign origin': (maker, request) =>
    withHeader(request, 'Origin', maker.pick('https://evil.example', 'null', `${maker.origin}.x`)),
  'its own origin': (maker, request) => withHeader(request, 'Origin', maker.origin),
  'a Sec-Fetch-Site header': (maker, request) =>
    withHeader(request, 'Sec-Fetch-Site', maker.pick('cross-site', 'same-site', 'none')),
  'no CSRF token': () => ({ sendsToken: false }),
  'a forged CSRF token': (_maker, request) => ({
    ...withHeader(request, 'X-CSRF-Token', 'forged.token'),
    sendsToken: false,
  }),
  'a forged session': (_maker, request) => ({
    ...withHeader(request, 'Cookie', 'session=forged; csrfToken=forged; ;=; device=a.b'),
    who: null,
  }),
  'another path': (maker, { target }) => ({
    target: maker.pick(
      `${target}/`,
      `/${target}`,
      target.toUpperCase(),
      target.replace('/api/', '/api//'),
      target.replace('/api/', '/api/../api/'),
      '/api',
      '/api/',
      '/api/nothing-here',
      `http://elsewhere.example${target}`,
    ),
  }),
  'broken escapes': (maker, { target }) => {
    const [path = '', query] = target.split('?');
    const broken = maker.pick('%', '%zz', '%ff', '%00', '%c3%28', '%2f', '%2e%2e');
    return maker.chance(50)
      ? { target: `${path}${broken}${query === undefined ? '' : `?${query}`}` }
      : { target: `${path}?${query ?? ''}&q=${broken}` };
  },
  'an odd query': (maker, { target }) => ({
    target: `${target}${target.includes('?') ? '&' : '?'}${maker.pick(
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
  'another content type': (maker, request) =>
    withHeader(
      request,
      'Content-Type',
      maker.pick(
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
  'a broken body': (maker) =>
    withBody(
      maker.pick(
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
  'bytes that are not UTF-8': (_maker, { body }) =>
    withBody(Buffer.concat([body ?? Buffer.from('{"name":"'), Buffer.from([0xff, 0xc3, 0x28])])),
  'a deep body': (maker) => {
    const depth = maker.pick(60, 70, 5000);
    return withBody(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
  },
  'a body over the limit': (maker) => withBody(Buffer.alloc(maker.pick(1_048_577, 1_200_000), 32)),
  'a body of unknown length': () => ({ sendsLength: false }),
  'too long a body of unknown length': () => ({
    ...withBody(Buffer.alloc(1_200_000, 32)),
    sendsLength: false,
  }),
  'an odd value': (maker, request) =>
    changedJson(request, (fields) => {
      const names = Object.keys(fields);
      const name = names[maker.draw(names.length)] ?? 'name';
      return { ...fields, [name]: oddValues[maker.draw(oddValues.length)] };
    }),
  'an odd text': (maker, request) =>
    changedJson(request, (fields) => {
      const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
      const [name = 'name', text = 'a'] = texts[maker.draw(texts.length)] ?? [];
      return { ...fields, [name]: `${String(text)}${oddTexts[maker.draw(oddTexts.length)]}` };
    }),
  'an unknown field': (_maker, request) =>
    changedJson(request, (fields) => ({ ...fields, isAdmin: true })),
  'a missing field': (maker, request) =>
    changedJson(request, (fields) => {
      const entries = Object.entries(fields);
      entries.splice(maker.draw(entries.length), 1);
      return Object.fromEntries(entries);
    }),
  'a condition': (maker, request) => {
    const tags = ['"1"', '"2"', 'W/"1"', '*', '1', '""', '"1", "2"', `"${'x'.repeat(200)}"`];
    const name = maker.pick('If-Match', 'If-None-Match');
    return withHeader(request, name, tags[maker.draw(tags.length)] ?? '*');
  },
  'an idempotency key': (maker, request) =>
    withHeader(request, 'Idempotency-Key', maker.pick('chunk-0001', 'short', 'with blanks in it')),
};

const names = Object.keys(changes);

function plainRequest(maker: Maker): WireRequest {
  const id = ids[maker.draw(ids.length)] ?? 'authSelf';
  const operation: Operation = operations[id];
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (at, { name, schema }) =>
        at.replace(`{${name}}`, encodeURIComponent(maker.parameter(name, schema))),
      operation.path,
    );
  const { body } = operation;
  const boundary = 'lantern';
  const isForm = body?.contentType === 'multipart/form-data';
  const contentType = isForm ? `multipart/form-data; boundary=${boundary}` : body?.contentType;
  const takesVersion = operation.parameters.some(({ key }) => key === 'ifMatch');
  return {
    about: id,
    who:
      operation.groups.length > 0 && maker.chance(90) ? 'odo' : maker.pick('mira', 'tomas', null),
    method: operation.method,
    target: `${path}${maker.query(operation)}`,
    headers: {
      ...(contentType !== undefined && { 'Content-Type': contentType }),
      ...(takesVersion && maker.chance(30) && { 'If-Match': maker.pick('"1"', '"7"') }),
    },
    sendsToken: true,
    sendsLength: true,
    body: body ? maker.encoded(maker.bodyOf(operation), body.contentType, boundary) : null,
  };
}

/**
 * Generates `count` requests: about a quarter fit the contract, the others have one or two changes.
 */
export function wireRequests(count: number, seed: string, origin: string): WireRequest[] {
  const maker = new Maker(seed, origin);
  return Array.from({ length: count }, () => {
    const request = plainRequest(maker);
    const wrong = maker.pick(0, 1, 1, 2);
    for (let change = 0; change < wrong; change += 1) {
      const name = names[maker.draw(names.length)] ?? '';
      const changed = changes[name]?.(maker, request) ?? {};
      Object.assign(request, changed, { about: `${request.about}, with ${name}` });
    }
    return request;
  });
}
