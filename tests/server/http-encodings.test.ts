import { beforeAll, expect, test } from 'vitest';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const json = 'application/json';
const form = 'multipart/form-data; boundary=lantern';
/** Encodes text in ISO 8859-1. The result of "café" is not valid UTF-8. */
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const formWith = (part: string): Uint8Array =>
  latin1(
    `--lantern\r\nContent-Disposition: form-data; name="title"\r\n${part}\r\n` +
      '--lantern\r\nContent-Disposition: form-data; name="setting"\r\n\r\nHills\r\n' +
      '--lantern\r\nContent-Disposition: form-data; name="storyOverview"\r\n\r\nA road.\r\n--lantern--\r\n',
  );

describeBoth('text in a request', (open) => {
  let app: TestApp;
  let odo: SignedIn;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    odo = await signedIn(app, 'odo');
    return () => app.close();
  });

  const send = (method: 'GET' | 'POST', url: string, type?: string, payload?: Uint8Array) =>
    app.http.inject({
      method,
      url,
      headers: {
        origin: app.origin,
        cookie: [...odo.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': odo.client.cookies.get('csrfToken') ?? '',
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(payload ? { payload: Buffer.from(payload) } : {}),
    });

  const create = (type: string, name: string) =>
    send('POST', '/api/gear/create', type, latin1(`{"name":"${name}","category":"other"}`));

  const stored = async (): Promise<number> => {
    const items = await app.context.db.selectFrom('catalogue_item').select('sk').execute();
    const campaigns = await app.context.db.selectFrom('campaign').select('id').execute();
    return items.length + campaigns.length;
  };

  test('in a JSON body is refused and not stored when its bytes are not UTF-8', async () => {
    const before = await stored();
    for (const name of ['caf\u00e9', '\u00ff', '\u00ed\u00a0\u0080', '\u00c0\u00af']) {
      const answer = await create(json, name);
      expect(answer.statusCode, name).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad_request' });
    }
    expect(await stored()).toBe(before);
  });

  test.for([
    'iso-8859-1',
    'utf-16',
    '"windows-1252"',
    'utf-16le',
    'utf-7',
    'utf-8; charset=latin1',
    "utf-8; charset*=utf-8''latin1",
  ])('is refused in the charset %s', async (charset) => {
    const before = await stored();
    expect((await create(`${json}; charset=${charset}`, 'Torch')).statusCode).toBe(415);
    const type = `${form}; charset=${charset}`;
    const whole = await send('POST', '/api/campaigns/create', type, formWith('\r\nRoad'));
    expect(whole.statusCode).toBe(415);
    const part = formWith(`Content-Type: text/plain; charset=${charset}\r\n\r\nRoad`);
    expect((await send('POST', '/api/campaigns/create', form, part)).statusCode).toBe(415);
    expect(await stored()).toBe(before);
  });

  test('is accepted in UTF-8 with any spelling of the charset', async () => {
    for (const [index, charset] of ['utf-8', 'UTF-8', '"utf-8"', 'utf8'].entries()) {
      const answer = await create(`${json}; charset=${charset}`, `Lamp ${index}`);
      expect(answer.statusCode, charset).toBe(201);
    }
    const marked = Buffer.from('\ufeff{"name":"Marked lamp","category":"other"}');
    expect((await send('POST', '/api/gear/create', json, marked)).statusCode).toBe(201);
  });

  test('in a form is refused when its bytes are not UTF-8', async () => {
    const before = await stored();
    const answer = await send('POST', '/api/campaigns/create', form, formWith('\r\ncaf\u00e9'));
    expect(answer.statusCode).toBe(400);
    expect(await stored()).toBe(before);
    const fine = await send('POST', '/api/campaigns/create', form, formWith('\r\nRoad'));
    expect(fine.statusCode).toBe(201);
  });

  test.for([
    '/api/gear/%zz',
    '/api/gear/%',
    '/api/gear/%E0%A4%A',
    '/api/gear/caf%e9',
    '/api/campaigns/%ff',
    '/api%ff',
    '/api/nothing/%zz',
    '/api/gear/?q=%zz',
    '/api/gear/?q=%',
    '/api/gear/?q=caf%e9',
    '/api/gear/?%ff=1',
  ])('in the URL %s is refused with the same problem', async (url) => {
    const answer = await send('GET', url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'bad_request',
      detail: 'That address cannot be read.',
      requestId: answer.headers['x-request-id'],
    });
  });

  test('in a URL can contain percent-encoded characters', async () => {
    const answer = await send('GET', `/api/gear/?q=${encodeURIComponent('café 100% +')}`);
    expect(answer.statusCode).toBe(200);
    const path = await send('GET', '/%61pi/%67ear/nothing');
    expect(path.statusCode).toBe(404);
    expect(path.json()).toMatchObject({ code: 'not_found' });
  });
});
