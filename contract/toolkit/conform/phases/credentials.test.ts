import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import {
  contractWith,
  json,
  problem,
  rulesIn,
  runAgainst,
  success,
} from '../testing/run-against.ts';

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer' },
  login: { type: 'http', scheme: 'basic' },
  key: { type: 'apiKey', in: 'query', name: 'api_key' },
  session: { type: 'apiKey', in: 'cookie', name: 'session' },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
};

const contractFor = (security: object, method = 'get') =>
  contractWith(
    {
      '/lamps': {
        [method]: {
          operationId: 'lamps',
          security,
          responses: { '200': success, '401': problem, '403': problem },
        },
      },
    },
    { components: { securitySchemes } },
  );

const cookieOf = (request: IncomingMessage, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];

const keyOf = (request: IncomingMessage): string | null =>
  new URL(request.url ?? '/', 'http://lamps').searchParams.get('api_key');

const answer = (response: ServerResponse, status: number, headers: object = {}): void => {
  response.writeHead(status, { ...json, ...headers }).end('{}');
};

/** A backend that lets a request in or refuses it. */
const door =
  (isOpen: (request: IncomingMessage) => boolean, refusal = 401): RequestListener =>
  (request, response) => {
    if (!['GET', 'POST'].includes(request.method ?? '')) {
      answer(response, 405, { Allow: 'GET, POST' });
    } else {
      answer(response, isOpen(request) ? 200 : refusal);
    }
  };

const phases = ['--phases', 'examples,security'];

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtaXJhIn0.8Zq3vWbXG0t8E1o2C4l6K7m9N0p1Q2r3S4t5U6v7W8x';

it.each([
  ['Bearer mnopqr', 'token', /^Bearer .+/, 'with a wrong token is'],
  [
    `Bearer ${jwt}`,
    'token',
    /^Bearer [^.]+\.[^.]+\.[^.]+$/,
    'with a wrong token (a JWT with a wrong',
  ],
  [basic('mira', 'lantern'), 'login', /^Basic .+/, 'with a wrong login is'],
  [basic('mira', 'lantern'), 'login', /^Basic bWlyYTp/, 'with a wrong login is'],
])('finds that any credential of the form of %s is let in', async (right, name, form, message) => {
  const contract = contractFor([{ [name]: [] }]);
  const config = `roles: { player: { headers: { Authorization: '${right}' } } }`;
  const open = await runAgainst(
    door((request) => form.test(request.headers.authorization ?? '')),
    { contract, config, args: phases },
  );
  expect(open.out).toContain(message);
  expect(open.out).toMatch(/-H 'Authorization: (?:Bearer|Basic) [\w.=-]+'/);
  const closed = await runAgainst(
    door((request) => request.headers.authorization === right),
    { contract, config, args: phases },
  );
  expect(rulesIn(closed.out)).toEqual([]);
});

it('tries each of several ways to call an operation with its own credentials alone', async () => {
  const open = door(
    (request) => request.headers.authorization === 'Bearer abcdef' || keyOf(request) === 'ghijkl',
  );
  for (const config of [
    "roles: { service: { headers: { Authorization: 'Bearer abcdef' } } }",
    'roles: { service: { query: { api_key: ghijkl } } }',
    "roles: { service: { headers: { Authorization: 'Bearer abcdef' }, query: { api_key: ghijkl } } }",
  ]) {
    const { out } = await runAgainst(open, {
      contract: contractFor([{ token: [] }, { key: [] }]),
      config,
      args: phases,
    });
    expect(rulesIn(out)).toEqual([]);
  }
});

it('finds a key of the query that is not checked, and shows the right one nowhere', async () => {
  const { out } = await runAgainst(
    door((request) => keyOf(request) !== null),
    {
      contract: contractFor([{ token: [] }, { key: [] }]),
      config: 'roles: { service: { query: { api_key: ghijkl } } }',
      args: phases,
    },
  );
  expect(out).toContain('A request with a wrong key is answered with 200');
  expect(out).toContain('api_key=wrong-credential-of-the-toolkit');
  expect(out).not.toContain('ghijkl');
});

it('finds one of two credentials that is not checked', async () => {
  const { out } = await runAgainst(
    door((request) => request.headers.authorization === 'Bearer abcdef'),
    {
      contract: contractFor([{ token: [], key: [] }]),
      config:
        "roles: { service: { headers: { Authorization: 'Bearer abcdef' }, query: { api_key: ghijkl } } }",
      args: phases,
    },
  );
  expect(out).toContain('A request without api_key is answered with 200');
});

it('chooses the role that has the credentials of an operation', async () => {
  const operation = (operationId: string, security: object) => ({
    get: { operationId, security, responses: { '200': success, '401': problem } },
  });
  const { out } = await runAgainst(
    (request, response) => {
      const isRight = request.url?.startsWith('/keyed')
        ? keyOf(request) === 'ghijkl'
        : cookieOf(request, 'session') === 'mnopqr';
      answer(response, isRight ? 200 : 401);
    },
    {
      contract: contractWith(
        {
          '/keyed': operation('keyed', [{ key: [] }]),
          '/signed': operation('signed', [{ session: [] }]),
        },
        { components: { securitySchemes } },
      ),
      config:
        'roles: { player: { cookies: { session: mnopqr } }, service: { query: { api_key: ghijkl } } }',
      args: phases,
    },
  );
  expect(rulesIn(out)).toEqual([]);
});

it('uses a token that the sign-in has saved, and sends forms', async () => {
  const backend: RequestListener = (request, response) => {
    if (request.url !== '/token') {
      door((each) => each.headers.authorization === 'Bearer saved-token')(request, response);
      return;
    }
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const isRight = text === 'grant_type=password&user=m+%26+m';
      response.writeHead(isRight ? 200 : 400, json).end('{"access_token":"saved-token"}');
    });
  };
  const { code, out } = await runAgainst(backend, {
    contract: contractFor([{ token: [] }]),
    config: `roles:
  service:
    signIn:
      - { path: /token, form: { grant_type: password, user: m & m }, save: { token: /access_token } }
    headers: { Authorization: 'Bearer $token' }`,
    args: phases,
  });
  expect(rulesIn(out)).toEqual([]);
  expect(code).toBe(0);
});

it('finds sessions that expired or were ended and still open something', async () => {
  const backend: RequestListener = (request, response) => {
    if (request.url === '/session') {
      answer(response, 200, { 'Set-Cookie': 'session=mnopqr; HttpOnly; SameSite=Lax' });
    } else {
      door((each) => ['mnopqr', 'of last year'].includes(cookieOf(each, 'session') ?? ''))(
        request,
        response,
      );
    }
  };
  const { out } = await runAgainst(backend, {
    contract: contractFor([{ session: [] }]),
    config: `roles:
  player:
    signIn: [{ path: /session }]
    signOut: [{ method: DELETE, path: /session }]
    expired: { cookies: { session: of last year } }`,
    args: phases,
  });
  expect(out).toContain('A request with an expired credential is answered with 200');
  expect(out).toContain(
    'After the sign-out of the role "player", its session is answered with 200',
  );
});

it('needs all scopes of one of the ways', async () => {
  const contract = (scopes: string[]) => contractFor([{ token: scopes }]);
  const config = `roles:
  reader: { headers: { Authorization: 'Bearer reader' } }
  writer: { headers: { Authorization: 'Bearer writer' } }
scopes: { read: [reader, writer], write: writer }`;
  const writerOnly = door((request) => request.headers.authorization === 'Bearer writer', 403);
  const both = await runAgainst(writerOnly, {
    contract: contract(['read', 'write']),
    config,
    args: phases,
  });
  expect(rulesIn(both.out)).toEqual([]);
  const any = door((request) =>
    /^Bearer (?:reader|writer)$/.test(request.headers.authorization ?? ''),
  );
  const open = await runAgainst(any, {
    contract: contract(['read', 'write']),
    config,
    args: phases,
  });
  expect(rulesIn(open.out)).toEqual(['ignored_role']);
  const read = await runAgainst(any, { contract: contract(['read']), config, args: phases });
  expect(rulesIn(read.out)).toEqual([]);
});

it('compares the CSRF token only with the session beside it', async () => {
  const { out } = await runAgainst(
    door(
      (request) =>
        cookieOf(request, 'session') === 'mnopqr' && request.headers['x-csrf-token'] === 'stuvwx',
      403,
    ),
    {
      contract: contractFor([{ token: [] }, { session: [], csrf: [] }], 'post'),
      config: 'roles: { p: { cookies: { session: mnopqr }, headers: { X-CSRF-Token: stuvwx } } }',
      args: phases,
    },
  );
  expect(rulesIn(out)).toEqual([]);
});
