import { beforeAll, expect, test } from 'vitest';
import { operations } from '#src/generated/contract/operations.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import { sendRaw } from '#tests/support/raw-request.ts';

const token = 'a-token-of-prometheus';

describeBoth('metrics', (open, fresh, kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({
      database: await open(),
      config: { metricsToken: token },
      mailTransport: { send: () => Promise.reject(new Error('Not now.')), close: () => undefined },
    });
    return () => app.close();
  });

  const ask = (authorization?: string): Promise<Response> =>
    app.fetch(
      new Request(`${app.origin}/metrics`, authorization ? { headers: { authorization } } : {}),
    );

  const read = async (): Promise<string> => {
    const answer = await ask(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    return answer.text();
  };

  const valueOf = (text: string, name: string): number => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    if (line === undefined) throw new Error(`There is no ${name}.`);
    return Number(line.slice(name.length));
  };

  test('are shown only with the token, to any address', async () => {
    for (const wrong of [undefined, token, 'Bearer ', `Bearer ${token}x`, `Basic ${token}`]) {
      const answer = await ask(wrong);
      expect(answer.status, wrong).toBe(401);
      expect(await answer.text()).not.toContain('questwright_');
    }
    await read();
  });

  test('count requests by operation and class of status', async () => {
    await guest(app).call('authSelf');
    await guest(app).call('gearList');
    const text = await read();
    const requests = 'questwright_http_requests_total';
    expect(valueOf(text, `${requests}{operation="authSelf",status="2xx"}`)).toBe(1);
    expect(valueOf(text, `${requests}{operation="gearList",status="4xx"}`)).toBe(1);
    const seconds = 'questwright_http_request_duration_seconds_count{operation="gearList"}';
    expect(valueOf(text, seconds)).toBe(1);
  });

  test('have few labels, and no text of a request', async () => {
    const mira = await signedIn(app, 'mira');
    await mira.call('invitationGet', { params: { code: 'a-secret-code' } });
    for (const path of ['/api/nothing', '/api/%zz', '/%zz', '/a-page', '/robots.txt', '//api//x']) {
      await app.fetch(new Request(`${app.origin}${path}?secret=1`));
    }
    const port = await listen(app);
    await sendRaw(port, 'BREW', '/a-teapot');
    const text = await read();
    const names = [...text.matchAll(/operation="([^"]*)"/g)].map(([, name = '']) => name);
    const known = new Set<string>([...Object.keys(operations), 'web', 'health', 'unknown']);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(text).not.toMatch(/secret|teapot|a-page|nothing/);
    expect(text).not.toContain(people.mira.email);
    expect(text).not.toContain(token);
  });

  test('show the mails that wait, the database and the process', async () => {
    const waiting = valueOf(await read(), 'questwright_mails_waiting');
    await guest(app).call('authRegister', { body: people.tomas });
    await app.context.mailer.idle();
    const text = await read();
    expect(valueOf(text, 'questwright_mails_waiting')).toBe(waiting + 1);
    expect(valueOf(text, 'questwright_mails_failed')).toBe(0);
    expect(valueOf(text, 'questwright_database_up')).toBe(1);
    expect(valueOf(text, 'questwright_database_bytes')).toBeGreaterThan(100_000);
    expect(valueOf(text, 'questwright_queue_length{queue="passwords"}')).toBe(0);
    expect(valueOf(text, 'questwright_disk_full')).toBe(0);
    for (const name of ['questwright_sockets', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(text, name).toContain(`\n${name} `);
    }
  });

  test('are answered without the database, and say so', async () => {
    const database = await open(await fresh());
    const lost = await createTestApp({ database, config: { metricsToken: token } });
    await database.close();
    const answer = await lost.fetch(
      new Request(`${lost.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } }),
    );
    expect(answer.status, kind).toBe(200);
    expect(valueOf(await answer.text(), 'questwright_database_up')).toBe(0);
    await lost.close();
  });

  test('do not exist without a token in the settings', async () => {
    const bare = await createTestApp({ database: app.database });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await bare.fetch(new Request(`${bare.origin}/metrics`, { headers }));
    expect(answer.status).toBe(404);
    await bare.close();
  });
});
