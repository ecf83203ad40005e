import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { contractWith, guarded, json, runAgainst } from './testing/run-against.ts';

/** A backend that sends the token of an address by mail; the mail arrives at the third look into the inbox. */
function mailingBackend(): RequestListener {
  let looks = 0;
  let isVerified = false;
  const answers: Record<string, (body: string) => readonly [number, object]> = {
    'POST /register': () => [202, {}],
    'GET /inbox': () => {
      looks += 1;
      const text = 'Open http://lamps.example/verify\\?token=t-17 soon.\\n';
      return [200, looks < 3 ? [] : [{ to: 'guest@example.com', text }]];
    },
    'POST /verify': (body) => {
      isVerified = body.includes('"token":"t-17"');
      return [isVerified ? 204 : 400, {}];
    },
    'POST /login': () => (isVerified ? [200, { session: { key: 'guest' } }] : [403, {}]),
  };
  return (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const own = answers[`${request.method} ${request.url}`];
      const isKnown = request.headers.authorization === 'Bearer guest';
      const [status, body] = own?.(Buffer.concat(parts).toString()) ?? [isKnown ? 200 : 401, {}];
      if (status === 204) response.writeHead(204).end();
      else response.writeHead(status, json).end(JSON.stringify(body));
    });
  };
}

const config = `roles:
  guest:
    signIn:
      - { path: /register, body: { email: guest@example.com } }
      - { mail: /inbox, find: 'token=([\\w-]+)', as: token }
      - { path: /verify, body: { token: $token } }
      - { path: /login, body: {}, save: { key: /session/key } }
    headers: { Authorization: 'Bearer $key' }
`;

it('signs a role in with a token that comes by mail', async () => {
  const { code, out, error } = await runAgainst(mailingBackend(), {
    config,
    args: ['--phases', 'examples,security'],
  });
  expect(error).toBe('');
  expect(out).toContain('conform: no findings');
  expect(code).toBe(0);
});

it('ends with 2 if what it looks for in a mail is no regular expression', async () => {
  const { code, error } = await runAgainst(mailingBackend(), {
    config: config.replace(String.raw`token=([\w-]+)`, '('),
  });
  expect(code).toBe(2);
  expect(error).toContain('Invalid regular expression');
});

it('signs in below the path of the address, or at a whole address', async () => {
  const called: string[] = [];
  const backend: RequestListener = (request, response) => {
    called.push(request.url ?? '');
    const host = request.headers.host ?? '';
    response.writeHead(200, json).end(JSON.stringify({ next: `http://${host}/token` }));
  };
  const { code } = await runAgainst(backend, {
    basePath: '/v1/',
    config: `roles:
  guest:
    signIn:
      - { path: /login, save: { next: /next } }
      - { path: $next }
`,
    args: ['--phases', 'examples'],
  });
  expect(called.slice(1)).toEqual(['/v1/login', '/token', '/v1/lamps']);
  expect(code).toBe(0);
});

it('checks the cookies that a sign-in sets, and shows no password', async () => {
  const withCookies =
    (flags: string): RequestListener =>
    (request, response) => {
      const isSignIn = request.method === 'POST' && request.headers.cookie === undefined;
      const headers = isSignIn ? { 'Set-Cookie': `sid=a-long-session${flags}` } : json;
      response.writeHead(isSignIn ? 204 : 200, headers).end(isSignIn ? '' : '{}');
    };
  const contract = contractWith(
    {
      '/lamps': { get: guarded('lampList', { security: [{ session: [] }] }) },
      '/session': {
        post: { operationId: 'signIn', responses: { '204': { description: 'Signed in.' } } },
      },
    },
    { components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } } },
  );
  const check = async (flags: string) =>
    runAgainst(withCookies(flags), {
      contract,
      config: `roles: { guest: { signIn: [{ path: /session, body: { password: open sesame } }] } }
skip: [signIn]`,
      args: ['--phases', 'examples'],
    });
  const { code, out } = await check('; SameSite=Lax');
  expect(code).toBe(1);
  expect(out).toMatch(/cookie_flags {2}POST \/session[^\n]*\n {4}The cookie sid lacks HttpOnly\./);
  expect(out).not.toMatch(/open sesame|a-long-session/);
  expect((await check('; SameSite=Lax; HttpOnly')).out).not.toContain('cookie_flags');
});
