import { expect, test } from 'vitest';
import { configuredModel } from '#backend/models/configured.ts';
import type { ModelConnection } from '#backend/ports.ts';
import { signedIn } from '#tests/support/accounts.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import {
  body,
  configured,
  key,
  modelAdministration,
  problemIn,
  save,
  tale,
  testOf,
} from './model-administration.ts';

const { standIn, other, logged, connection, serversOn } = await modelAdministration();

describeBoth('the models that an administrator chooses', (open) => {
  const start = serversOn(open);

  test('without a model, the storyteller and the painter do the work', async () => {
    const { app, odo } = await start();
    const answer = await odo.call('modelGet');
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(body(answer)).toEqual({ text: null, image: null, version: 1 });
    expect(await configured(app)).toBeNull();
    expect(body(await testOf(odo, 'text'))).toMatchObject({ isWorking: false, milliseconds: 0 });
  });

  test('a chosen model is used, and its key is in no answer, log or stored text', async () => {
    const { app, odo, database } = await start();
    const chosen = connection('a-model', { inputPrice: 0.5, outputPrice: 1.5 });
    const saved = await save(odo, { text: chosen }, 1);
    expect(saved.headers.get('etag')).toBe('"2"');
    const tested = await testOf(odo, 'text');
    expect(body(tested)).toMatchObject({ isWorking: true, sample: tale });
    const read = await odo.call('modelGet');
    expect(body(read).text).toMatchObject({ model: 'a-model', hasKey: true, state: 'ready' });
    expect(await configured(app)).toEqual({
      connection: { provider: 'openai-compatible', baseUrl: standIn.url, model: 'a-model', key },
      prices: { input: 0.5, output: 1.5, picture: null },
      setBy: 'administrator',
    });
    const failed = await testOf(odo, 'text', connection('a-model', { key: `${key}-wrong` }));
    const stored = [
      await database.db.selectFrom('setting').selectAll().execute(),
      await database.db.selectFrom('audit').selectAll().execute(),
    ];
    for (const text of [saved, tested, read, failed].map((answer) => JSON.stringify(answer.body))) {
      expect(text).not.toContain(key);
    }
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(logged.join('\n')).not.toContain(key);
    expect(standIn.requests.at(-2)?.headers['authorization']).toBe(`Bearer ${key}`);
  });

  test('a change is audited with what it changes', async () => {
    const { odo, database, time } = await start();
    for (const text of [connection(), connection('another-model'), null]) {
      time.now += 1;
      await save(odo, { text });
    }
    const rows = await database.db
      .selectFrom('audit')
      .select(['actor_id', 'target_id', 'details'])
      .where('action', '=', 'model.update')
      .orderBy('at')
      .execute();
    expect(rows.map(({ actor_id: actor, target_id: target }) => [actor, target])).toEqual(
      Array.from({ length: 3 }, () => [odo.id, 'text']),
    );
    expect(rows.map(({ details }) => JSON.parse(details) as unknown)).toMatchObject([
      { version: 2, before: null, after: { model: 'a-model' }, isKeyChanged: true },
      { before: { model: 'a-model' }, after: { model: 'another-model' }, isKeyChanged: false },
      { after: null, isKeyChanged: true },
    ]);
  });

  test('a save without a change keeps the version', async () => {
    const { odo } = await start();
    await save(odo, { text: connection() });
    expect(body(await save(odo, { text: connection() })).version).toBe(2);
    expect(body(await save(odo, { text: connection('a-model', { key: undefined }) })).version).toBe(
      2,
    );
    expect(body(await save(odo, { text: connection('a-model', { key: 'new' }) })).version).toBe(3);
  });

  test('the stored key is kept for the same server only', async () => {
    const { app, odo } = await start();
    await save(odo, { text: connection() });
    const kept = connection('another-model', { key: undefined, baseUrl: `${standIn.url}/v1` });
    expect((await save(odo, { text: kept })).status).toBe(200);
    expect((await configured(app))?.connection).toMatchObject({ model: 'another-model', key });
    const { length } = other.requests;
    for (const change of [
      { baseUrl: other.url },
      { provider: 'google', baseUrl: standIn.url },
      { provider: 'anthropic', baseUrl: null },
    ]) {
      const moved = connection('a-model', { key: undefined, ...change });
      const refused = await save(odo, { text: moved });
      expect(refused.status).toBe(422);
      expect(problemIn(refused).fields.map(({ path }) => path)).toEqual(['/text/key']);
      const untested = await testOf(odo, 'text', moved);
      expect(untested.status).toBe(422);
      expect(problemIn(untested).fields.map(({ path }) => path)).toEqual(['/connection/key']);
    }
    expect(other.requests).toHaveLength(length);
    const withoutKey = connection('a-model', { key: null, baseUrl: other.url });
    expect((await save(odo, { text: withoutKey })).status).toBe(200);
    expect(body(await testOf(odo, 'text')).isWorking).toBe(true);
    expect(other.requests.at(-1)?.headers['authorization'] ?? '').not.toContain(key);
  });

  test('an administrator who has seen an older version is refused', async () => {
    const { odo } = await start();
    await save(odo, { text: connection() }, 1);
    const refused = await save(odo, { image: connection('gpt-image-a') }, 1);
    expect(refused.status).toBe(412);
    expect(problemIn(refused).code).toBe('version_mismatch');
    expect(body(await odo.call('modelGet')).image).toBeNull();
  });

  test('of two changes at the same time, the second is refused', async () => {
    const { odo } = await start();
    const answers = await Promise.all([
      save(odo, { text: connection('one') }, 1),
      save(odo, { text: connection('two') }, 1),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });

  test('another server of the same database uses a change within seconds', async () => {
    const first = await start();
    const second = await start({}, first.database);
    expect(await configured(second.app)).toBeNull();
    await save(first.odo, { text: connection() });
    second.time.now += 3000;
    expect((await configured(second.app))?.connection.model).toBe('a-model');
    await save(first.odo, { text: null });
    second.time.now += 3000;
    expect(await configured(second.app)).toBeNull();
  });

  test('a model rests after failures, until it is changed', async () => {
    const first = await start();
    const second = await start({}, first.database);
    await save(first.odo, { text: connection() });
    second.time.now += 3000;
    for (const { context } of [first.app, second.app]) {
      await configuredModel(context, 'text');
      for (let count = 0; count < 5; count += 1) context.modelRests.begin('text')?.end('failed');
    }
    const until = new Date(first.time.now + 30_000).toISOString();
    const resting = body(await first.odo.call('modelGet')).text;
    expect(resting).toMatchObject({ state: 'resting', restsUntil: until });
    const saved = await save(first.odo, { text: connection('another-model') });
    expect(body(saved).text).toMatchObject({ state: 'ready', restsUntil: null });
    second.time.now += 3000;
    await configured(second.app);
    expect(second.app.context.modelRests.restsUntil('text')).toBeNull();
  });

  test('a test of the stored model that works ends its rest', async () => {
    const { app, odo } = await start();
    await save(odo, { text: connection() });
    for (let count = 0; count < 5; count += 1) app.context.modelRests.begin('text')?.end('failed');
    await testOf(odo, 'text', connection());
    expect(app.context.modelRests.restsUntil('text')).not.toBeNull();
    await testOf(odo, 'text');
    expect(app.context.modelRests.restsUntil('text')).toBeNull();
  });

  test('what the environment sets cannot be changed here', async () => {
    const text: ModelConnection = {
      provider: 'openai-compatible',
      baseUrl: `${standIn.host}/v1?key=${key}`,
      model: 'from-the-environment',
      key,
    };
    const image = { input: null, output: null, picture: null };
    const { app, odo } = await start({
      models: { text, image: null },
      modelPrices: { text: { input: 0.25, output: 2, picture: null }, image },
    });
    const read = await odo.call('modelGet');
    expect(body(read).text).toMatchObject({
      setBy: 'environment',
      hasKey: true,
      inputPrice: 0.25,
      outputPrice: 2,
      picturePrice: null,
    });
    expect(JSON.stringify(read.body)).not.toContain(key);
    const refused = await save(odo, { text: connection() });
    expect(refused.status).toBe(409);
    expect(problemIn(refused).detail).toContain('TEXT_MODEL');
    expect((await save(odo, { text: null })).status).toBe(409);
    expect((await save(odo, { image: connection('gpt-image-a') })).status).toBe(200);
    expect(await configured(app)).toMatchObject({
      connection: text,
      prices: { input: 0.25, output: 2 },
    });
  });

  test.for([
    ['image', { provider: 'anthropic', baseUrl: null }, 'provider'],
    ['text', { baseUrl: null }, 'baseUrl'],
    ['text', { baseUrl: undefined }, 'baseUrl'],
    ['text', { baseUrl: 'https://odo:secret@models.example/v1' }, 'baseUrl'],
    ['text', { baseUrl: 'https://models.example/v1?key=secret' }, 'baseUrl'],
    ['text', { baseUrl: 'https://models.example:99999/v1' }, 'baseUrl'],
    ['text', { key: 'a key' }, 'key'],
    ['text', { provider: 'anthropic', baseUrl: null, key: null }, 'key'],
    ['text', { provider: 'anthropic', baseUrl: null, key: undefined }, 'key'],
    ['text', { provider: 'google', baseUrl: null, key: undefined }, 'key'],
    ['image', { provider: 'google', baseUrl: null, model: 'gemini-a', key: undefined }, 'key'],
    ['image', { provider: 'google', baseUrl: null, model: 'imagen-4' }, 'model'],
  ] as const)('a connection of %s with %o is refused at %s', async ([part, change, field]) => {
    const { odo } = await start();
    const refused = await save(odo, { [part]: connection('a-model', change) });
    expect(refused.status).toBe(422);
    expect(problemIn(refused).fields.map(({ path }) => path)).toEqual([`/${part}/${field}`]);
    const untested = await testOf(odo, part, connection('a-model', change));
    expect(untested.status).toBe(422);
  });

  test('a refused connection says what works instead', async () => {
    const { odo } = await start();
    const refusal = async (change: object) => problemIn(await save(odo, change)).fields[0]?.message;
    const google = { provider: 'google', baseUrl: null };
    expect(await refusal({ image: connection('imagen-4', google) })).toBe(
      'Of the models of Google, only those paint whose names begin with "gemini-", such as gemini-2.5-flash-image.',
    );
    expect(await refusal({ image: connection('a', { provider: 'anthropic' }) })).toBe(
      'Anthropic has no models that paint. Choose Google, or a server with the API of OpenAI.',
    );
    expect(await refusal({ text: connection('a', { ...google, key: null }) })).toBe(
      'Google answers only with a key. Enter one.',
    );
    expect(body(await odo.call('modelGet'))).toEqual({ text: null, image: null, version: 1 });
  });

  test('the key of a provider that needs one is kept, and cannot be removed', async () => {
    const { app, odo } = await start();
    const claude = (sent: string | null | undefined) =>
      save(odo, {
        text: connection('claude', { provider: 'anthropic', baseUrl: null, key: sent }),
      });
    expect((await claude(key)).status).toBe(200);
    expect((await claude(undefined)).status).toBe(200);
    expect((await claude(null)).status).toBe(422);
    expect((await configured(app))?.connection).toMatchObject({ model: 'claude', key });
  });

  test('users who are not administrators learn nothing about the models', async () => {
    const { app, odo } = await start();
    await save(odo, { text: connection() });
    const mira = await signedIn(app, 'mira');
    const answers = await Promise.all([
      mira.call('modelGet'),
      mira.call('modelUse'),
      save(mira, { text: null }, 1),
      testOf(mira, 'text'),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(JSON.stringify(answer.body)).not.toMatch(/a-model|127\.0\.0\.1|key/i);
    }
  });
});
