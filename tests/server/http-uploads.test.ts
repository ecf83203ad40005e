import { once } from 'node:events';
import { request as openRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const mebibyte = 1024 * 1024;

describeBoth('a form with files', (open) => {
  let app: TestApp;
  let mira: SignedIn;
  let tomas: SignedIn;
  let odo: SignedIn;
  let ilse: SignedIn;
  let port: number;
  const begun: ClientRequest[] = [];

  const form = (parts: Readonly<Record<string, string | Blob>>) => {
    const data = new FormData();
    const texts = { title: 'The lantern road', setting: 'Hills', storyOverview: 'A road.' };
    for (const [name, value] of Object.entries({ ...texts, ...parts })) data.append(name, value);
    return data;
  };

  const create = (body: FormData) => mira.call('campaignCreate', { body });
  const stored = async () =>
    (await app.context.db.selectFrom('campaign').select('id').execute()).length;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    mira = await signedIn(app, 'mira');
    tomas = await signedIn(app, 'tomas');
    odo = await signedIn(app, 'odo');
    ilse = await signedIn(app, 'ilse');
    port = await listen(app);
    return () => app.close();
  });

  afterEach(async () => {
    for (const request of begun.splice(0)) {
      const closed = new Promise((resolve) => request.once('close', resolve));
      request.destroy();
      await closed;
    }
  });

  test('is accepted without files', async () => {
    expect((await create(form({}))).status).toBe(201);
    expect(await stored()).toBe(1);
  });

  test('with a picture that is too large is refused at the field of the picture', async () => {
    const coverImageW1024 = new Blob([new Uint8Array(5 * mebibyte + 1)], { type: 'image/png' });
    const answer = await create(form({ coverImageW1024 }));
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: '/coverImageW1024' }] } });
  });

  test('that is too large as a whole is refused with 413', async () => {
    const coverImageW1024 = new Blob([new Uint8Array(12 * mebibyte)], { type: 'image/png' });
    const answer = await create(form({ coverImageW1024 }));
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });

  test('with too many files or parts is refused with 413', async () => {
    const files = form({});
    for (const name of ['coverImageW1024', 'coverImageW704', 'third']) {
      files.append(name, new Blob(['x'], { type: 'image/png' }), `${name}.png`);
    }
    expect((await create(files)).status).toBe(413);
    const parts = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`part${index}`, 'x']),
    );
    expect((await create(form(parts))).status).toBe(413);
  });

  test('with texts that are too long together is refused with 413', async () => {
    const marks = `a${'\u0300'.repeat(50)}${'\u0316'.repeat(50)}`.repeat(1000);
    const parts = { playerDescription: marks, other: marks, more: marks };
    expect(await create(form(parts))).toMatchObject({
      status: 413,
      body: { detail: 'The texts in it are too long together.' },
    });
  });

  test.for(['__proto__', 'constructor', 'ownerId', 'title[]'])(
    'with the unknown part %s is refused',
    async (name) => {
      const data = form({});
      data.append(name, 'x');
      expect([400, 422]).toContain((await create(data)).status);
    },
  );

  test('with a repeated part, or text instead of a file, is refused at that field', async () => {
    const twice = form({});
    twice.append('title', 'Another');
    expect(await create(twice)).toMatchObject({
      status: 422,
      body: { fields: [{ path: '/title' }] },
    });
    expect(await create(form({ coverImageW704: 'text' }))).toMatchObject({
      status: 422,
      body: { fields: [{ path: '/coverImageW704' }] },
    });
  });

  const headersOf = ({ client }: SignedIn) => ({
    Origin: app.origin,
    Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-CSRF-Token': client.cookies.get('csrfToken'),
    'Content-Type': 'multipart/form-data; boundary=lantern',
  });

  /** Begins a form of 10 MiB, sends its first bytes and never ends it. */
  function begin(sender: SignedIn, bytes: number): ClientRequest {
    const target = { host: '127.0.0.1', port, path: '/api/campaigns/create', method: 'POST' };
    const headers = { ...headersOf(sender), 'Content-Length': 10 * mebibyte };
    const request = openRequest({ ...target, headers }).on('error', () => undefined);
    request.flushHeaders();
    if (bytes > 0) request.write(new Uint8Array(bytes));
    begun.push(request);
    return request;
  }

  const firstResponse = async (requests: readonly ClientRequest[]): Promise<IncomingMessage> => {
    // The event has one argument, the response.
    const [response] = (await Promise.race(
      requests.map((request) => once(request, 'response')),
    )) as [IncomingMessage];
    return response;
  };

  const refusal = { statusCode: 503, headers: { 'retry-after': '5' } };

  test('is accepted while other users have sent only the headers of their forms', async () => {
    for (const sender of [tomas, tomas, odo, odo, ilse, ilse]) {
      const arrived = once(app.http.server, 'request');
      begin(sender, 0);
      await arrived;
    }
    const coverImageW1024 = new Blob([new Uint8Array(4.9 * mebibyte)], { type: 'image/png' });
    expect((await create(form({ coverImageW1024 }))).status).toBe(422);
    expect((await create(form({}))).status).toBe(201);
  });

  test('is refused when the same user has two large incomplete forms', async () => {
    const requests = Array.from({ length: 3 }, () => begin(mira, 9 * mebibyte));
    expect(await firstResponse(requests)).toMatchObject(refusal);
  });

  test('is accepted when larger incomplete forms of other users fill the memory for bodies', async () => {
    const bytes = 9.9 * mebibyte;
    const requests: ClientRequest[] = [];
    for (const sender of [tomas, tomas, odo, odo, ilse, ilse]) {
      const arrived = once(app.http.server, 'request');
      requests.push(begin(sender, bytes));
      // The first argument of the event is the request.
      const [{ socket }] = (await arrived) as [IncomingMessage];
      // A busy machine takes longer than the second that is the default.
      await expect.poll(() => socket.bytesRead, { timeout: 20_000 }).toBeGreaterThan(bytes);
    }
    const refused = firstResponse(requests);
    const coverImageW1024 = new Blob([new Uint8Array(4.9 * mebibyte)], { type: 'image/png' });
    const both = form({ coverImageW1024, coverImageW704: coverImageW1024 });
    expect(await create(both)).toMatchObject({ status: 422 });
    expect(await refused).toMatchObject(refusal);
  });

  test('that is refused early is answered at once, and the rest of it can still be sent', async () => {
    const socket = connect(port, '127.0.0.1');
    const headers = Object.entries({ Host: 'localhost', ...headersOf(mira) });
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const size = (20 * mebibyte).toString(16);
    socket.write(
      `POST /api/campaigns/create HTTP/1.1\r\n${lines}Transfer-Encoding: chunked\r\n\r\n${size}\r\n`,
    );
    socket.write(new Uint8Array(12 * mebibyte));
    // The event has one argument, the bytes.
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
    expect(answer.toString()).toMatch(/\r\nConnection: close\r\n/i);
    const ended = once(socket, 'end');
    const sent = new Promise((resolve) => {
      socket.write(new Uint8Array(8 * mebibyte));
      socket.write('\r\n0\r\n\r\n', (error) => resolve(error ?? 'sent'));
    });
    expect(await Promise.race([sent, ended])).toBe('sent');
    await ended;
  });

  test('that is far too large is read only in part', async () => {
    const request = openRequest({
      host: '127.0.0.1',
      port,
      path: '/api/campaigns/create',
      method: 'POST',
      headers: headersOf(mira),
    }).on('error', () => undefined);
    const closed = new Promise((resolve) => request.once('close', resolve));
    const chunk = new Uint8Array(4 * mebibyte);
    let sent = 0;
    const send = (): void => {
      sent += 1;
      if (sent === 100) request.destroy();
      else request.write(chunk, send);
    };
    send();
    await closed;
    expect(sent).toBeLessThan(30);
  });

  test('frees the memory for its bytes when it is answered', async () => {
    const coverImageW1024 = new Blob([new Uint8Array(4.9 * mebibyte)], { type: 'image/png' });
    const body = form({ coverImageW1024, coverImageW704: coverImageW1024 });
    for (let count = 0; count < 4; count += 1) expect((await create(body)).status).toBe(422);
  });

  test('is read at the speed of the settings after its first 2 MiB', async () => {
    const config = { bodyBytesPerSecond: 20_000_000 };
    const slow = await createTestApp({ database: app.database, config });
    const slowPort = await listen(slow);
    const cover = new Blob([new Uint8Array(4.9 * mebibyte)], { type: 'image/png' });
    const encoded = new Response(form({ coverImageW1024: cover, coverImageW704: cover }));
    const headers = new Headers(encoded.headers);
    for (const [name, value] of Object.entries(headersOf(mira))) {
      if (name !== 'Content-Type' && value !== undefined) headers.set(name, value);
    }
    const body = await encoded.arrayBuffer();
    const started = performance.now();
    const target = `http://127.0.0.1:${slowPort}/api/campaigns/create`;
    expect(await fetch(target, { method: 'POST', headers, body })).toMatchObject({ status: 422 });
    // The last 8 MB take 0.4 s.
    expect(performance.now() - started).toBeGreaterThan(300);
    await slow.close();
  });

  test('that ends in the middle is not stored', async () => {
    const before = await stored();
    const socket = connect(port, '127.0.0.1');
    const cookie = [...mira.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(
      'POST /api/campaigns/create HTTP/1.1\r\nHost: localhost\r\n' +
        `Origin: ${app.origin}\r\nCookie: ${cookie}\r\n` +
        `X-CSRF-Token: ${mira.client.cookies.get('csrfToken')}\r\n` +
        'Content-Type: multipart/form-data; boundary=lantern\r\nContent-Length: 5000\r\n\r\n' +
        '--lantern\r\nContent-Disposition: form-data; name="title"\r\n\r\nHalf a ro',
    );
    const requestClosed = new Promise<void>((resolve) =>
      app.http.server.once('request', (request) => request.once('close', resolve)),
    );
    socket.once('connect', () => setImmediate(() => socket.end()));
    await requestClosed;
    expect(await stored()).toBe(before);
    expect((await create(form({}))).status).toBe(201);
  });
});
