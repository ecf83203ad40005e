import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '#src/generated/contract/operations.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'QUERY', 'TRACE', 'PROPFIND'];
const paths = [...new Set(Object.values(operations).map(({ path }) => path))];

/** The methods of a path in the contract. `/gear/create` also matches `/gear/{gearSk}`. */
function offeredAt(path: string): string[] {
  const concrete = path.replaceAll(/\{\w+\}/g, 'x');
  return Object.values(operations)
    .filter((each) => new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(concrete))
    .map(({ method }) => method);
}

const noHeaders: Record<string, string> = {};
const asJson: Record<string, string> = { 'Content-Type': 'application/json' };
const malformed: Record<string, string> = { 'Content-Type': 'x' };

interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

describeBoth('a request over a TCP connection', (open) => {
  let app: TestApp;
  let odo: SignedIn;
  let port: number;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    odo = await signedIn(app, 'odo');
    port = await listen(app);
    return () => app.close();
  });

  const credentials = (): Record<string, string> => ({
    Origin: app.origin,
    Cookie: [...odo.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-CSRF-Token': odo.client.cookies.get('csrfToken') ?? '',
  });

  async function send(method: string, path: string, headers = noHeaders, body = ''): Promise<Sent> {
    // The length is set here, because Node omits it for methods that usually have no body.
    const length = body.length > 0 ? { 'Content-Length': String(body.length) } : {};
    const all = { ...headers, ...length };
    const outgoing = httpRequest({ port, host: '127.0.0.1', method, path, headers: all });
    outgoing.end(body);
    // The event `response` has one argument.
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const received = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const one of [value ?? []].flat()) received.append(name, one);
    }
    return { status: response.statusCode ?? 0, headers: received, body: await text(response) };
  }

  test('with a method that the path does not offer gets 405 and Allow, with any content type', async () => {
    for (const path of paths) {
      const offered = offeredAt(path);
      // Two paths of the contract can match the same URL and offer the same method.
      const allow = [
        ...new Set([...offered, ...(offered.includes('GET') ? ['HEAD'] : []), 'OPTIONS']),
      ];
      const concrete = path.replaceAll(/\{\w+\}/g, 'x');
      for (const method of methods.filter((each) => !offered.includes(each))) {
        for (const headers of [noHeaders, asJson, malformed]) {
          const answer = await send(method, concrete, headers);
          expect(answer.status, `${method} ${path}`).toBe(405);
          const named = (answer.headers.get('allow') ?? '').split(', ');
          expect(named.toSorted(), `${method} ${path}`).toEqual(allow.toSorted());
          expect(JSON.parse(answer.body)).toMatchObject({ code: 'method_not_allowed' });
        }
      }
    }
  });

  test('with OPTIONS is answered with Allow, with any content type', async () => {
    for (const headers of [noHeaders, asJson, { Origin: app.origin }]) {
      const answer = await send('OPTIONS', '/api/gear/create', headers);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('allow')?.split(', ')).toEqual(
        expect.arrayContaining(['POST', 'GET', 'HEAD', 'OPTIONS']),
      );
      expect(answer.headers.get('x-request-id')).not.toBeNull();
    }
    expect((await send('OPTIONS', '/api/nothing')).status).toBe(404);
  });

  test.for([
    ['DELETE', '/api/gear/nothing', 404],
    ['DELETE', '/api/campaigns/nothing-here', 404],
    ['POST', '/api/auth/logout', 204],
  ] as const)('with %s %s has the same status for any body', async ([method, path, status]) => {
    for (const type of ['application/json', 'text/plain', 'x', 'multipart/form-data']) {
      for (const body of ['', 'not JSON', 'x'.repeat(2 * 1024 * 1024)]) {
        odo = await signedIn(app, 'odo');
        const answer = await send(method, path, { ...credentials(), 'Content-Type': type }, body);
        expect(answer.status, `${type} ${body.length}`).toBe(status);
      }
    }
  });

  test('with a body that is not needed is answered before the body ends, and the connection stays open', async () => {
    odo = await signedIn(app, 'odo');
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let seen = '';
    const until = (pattern: RegExp): Promise<void> =>
      new Promise((resolve) => {
        const checkOutput = (): void => {
          if (!pattern.test(seen)) return;
          socket.off('data', checkOutput);
          resolve();
        };
        socket.on('data', checkOutput);
        checkOutput();
      });
    socket.on('data', (part: string) => (seen += part));
    const head = Object.entries(credentials()).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `DELETE /api/gear/nothing HTTP/1.1\r\nHost: localhost\r\n${head.join('')}` +
        'Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{"begun":',
    );
    await until(/^HTTP\/1\.1 404 [^]*\}$/);
    seen = '';
    socket.write('x'.repeat(1_000_000 - '{"begun":'.length));
    socket.write('GET /api/auth/oauth-providers HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(/^HTTP\/1\.1 \d+ [^]*\}$/);
    expect(seen).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});
