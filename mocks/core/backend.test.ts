import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import type {
  ApiProblem,
  Character,
  GearPage,
  GenerationDraft,
} from '#src/generated/model/index.ts';
import { createClient } from '#mocks/testing/client.ts';
import { createMockBackend } from './backend.ts';
import type { Mail } from './state.ts';

// The keys of the table are the operations.
const ids = Object.keys(operations) as OperationId[];
const example = (path: string) => path.replaceAll(/\{[^}]+\}/g, '0123456789');

describe('Prefer', () => {
  const { call } = createClient(createMockBackend());

  test.for(ids)('brings every documented status of %s', async (id) => {
    const { method, path, responses } = operations[id];
    for (const status of Object.keys(responses)) {
      const headers = { prefer: `code=${status}` };
      const response = await call(method, example(path), { headers });
      expect(response.status).toBe(Number(status));
    }
  });

  test('names what is documented when it is asked for something else', async () => {
    const headers = { prefer: 'code=418' };
    const { status, body } = await call<ApiProblem>('GET', '/api/gear/', { headers });
    expect(status).toBe(400);
    expect(body.detail).toContain('418');
  });

  test('delays the answer', async () => {
    const before = performance.now();
    await call('GET', '/api/auth/self', { headers: { prefer: 'delay=40' } });
    expect(performance.now() - before).toBeGreaterThanOrEqual(35);
  });
});

describe('a request that does not fit', () => {
  const cases = [
    ['an unknown address', 'GET', '/api/nothing', {}, 404, 'not_found'],
    ['another method', 'PATCH', '/api/gear/', {}, 405, 'method_not_allowed'],
    ['nobody signed in', 'GET', '/api/gear/', {}, 401, 'unauthenticated'],
  ] as const;

  test.for(cases)('%s', async ([, method, path, sent, status, code]) => {
    const { call } = createClient(createMockBackend());
    const response = await call<ApiProblem>(method, path, sent);
    expect(response.status).toBe(status);
    expect(response.body.code).toBe(code);
    expect(response.headers.get('x-request-id')).toBe(response.body.requestId);
  });

  test('another content type, broken JSON, a missing field, an unknown parameter', async () => {
    const backend = createMockBackend();
    const send = (body: string, type: string) =>
      backend.fetch(
        new Request('http://localhost/api/auth/login', {
          method: 'POST',
          body,
          headers: { 'content-type': type },
        }),
      );
    expect((await send('a=b', 'text/plain')).status).toBe(415);
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await send('{}', 'application/json')).status).toBe(422);
    expect((await send(' '.repeat(1_100_000), 'application/json')).status).toBe(413);
    const mira = createClient(backend);
    await mira.signIn('mira');
    const { body } = await mira.call<ApiProblem>('GET', '/api/gear/?page=2');
    expect(body.fields).toMatchObject([{ path: 'query/page' }]);
  });
});

describe('the state', () => {
  test('is the same for the same requests', async () => {
    const run = async () => {
      const backend = createMockBackend({ seed: 7, clock: () => 0 });
      const mira = createClient(backend);
      await mira.signIn('mira');
      const json = { kind: 'quest', idea: 'A bell under water' };
      const draft = await mira.call<GenerationDraft>('POST', '/api/generation/', { json });
      return [backend.snapshot(), draft.body];
    };
    expect(await run()).toEqual(await run());
  });

  test('comes back from a snapshot, sessions included', async () => {
    const backend = createMockBackend();
    const tomas = createClient(backend);
    await tomas.signIn('tomas');
    const snapshot = backend.snapshot();
    const { body } = await tomas.call<{ items: Character[] }>('GET', '/api/characters/');
    const path = `/api/characters/${body.items[0]?.characterId ?? ''}`;
    expect((await tomas.call('DELETE', path)).status).toBe(204);
    expect((await tomas.call('GET', path)).status).toBe(404);
    backend.restore(structuredClone(snapshot));
    expect((await tomas.call('GET', path)).status).toBe(200);
  });

  test('of characters belongs to their owner', async () => {
    const backend = createMockBackend();
    const tomas = createClient(backend);
    const mira = createClient(backend);
    await tomas.signIn('tomas');
    await mira.signIn('mira');
    const abilities = { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 };
    const json = { name: 'Moth', class: 'bard', species: 'elf', background: 'sage', abilities };
    const made = await tomas.call<Character>('POST', '/api/characters/create', { json });
    expect(made.body).toMatchObject({ level: 1, skills: [], version: 1 });
    const path = made.headers.get('location') ?? '';
    expect((await mira.call('GET', path)).status).toBe(404);
    const changed = await tomas.call('PUT', path, { json: { ...json, level: 2 } });
    expect(changed.headers.get('etag')).toBe('"2"');
  });

  test('of characters keeps to the rules of the game', async () => {
    const { call, signIn } = createClient(createMockBackend());
    await signIn('tomas');
    const abilities = { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 };
    const moth = { name: 'Moth', class: 'bard', species: 'elf', background: 'sage', abilities };
    const refused = async (changes: object) => {
      const json = { ...moth, ...changes };
      const { body } = await call<ApiProblem>('POST', '/api/characters/create', { json });
      return body.fields.map(({ path }) => path);
    };
    const con = { ability: 'con', amount: 2 };
    expect(await refused({ abilities: { ...abilities, cha: 9 } })).toEqual(['/abilities']);
    expect(
      await refused({ abilityMethod: 'point-buy', abilities: { ...abilities, str: 16 } }),
    ).toEqual(['/abilities/str']);
    expect(await refused({ increases: [{ ability: 'cha', amount: 1 }] })).toEqual([
      '/increases/0/ability',
    ]);
    expect(await refused({ increases: [con, con] })).toEqual(['/increases/1/ability']);
    expect(await refused({ increases: [con] })).toEqual(['/increases']);
  });
});

describe('generation', () => {
  test.for(['setting', 'adventure', 'quest', 'character', 'cover'])(
    'writes a draft of the kind %s, the same for the same request',
    async (kind) => {
      const mira = createClient(createMockBackend());
      await mira.signIn('mira');
      for (const length of ['short', 'standard', 'epic']) {
        const write = () =>
          mira.call<GenerationDraft>('POST', '/api/generation/', { json: { kind, length } });
        const first = await write();
        expect(first.body.kind).toBe(kind);
        expect((await write()).body).toEqual(first.body);
      }
    },
  );
});

describe('the controls', () => {
  test('show mails, change the scenario and start anew', async () => {
    const { call } = createClient(createMockBackend());
    await call('POST', '/api/auth/forgot-password', { json: { email: 'ilse@example.com' } });
    const { body } = await call<{ items: Mail[] }>('GET', '/__mock/mails');
    expect(body.items).toMatchObject([{ to: 'ilse@example.com' }]);

    const choose = (name: string) => call('POST', '/__mock/scenario', { json: { name } });
    expect((await choose('unavailable')).status).toBe(204);
    const busy = await call('GET', '/api/gear/');
    expect(busy.status).toBe(503);
    expect(busy.headers.get('retry-after')).toBe('5');
    expect((await choose('no such thing')).status).toBe(400);

    expect((await call('POST', '/__mock/reset')).status).toBe(204);
    expect((await call('GET', '/__mock/state')).body).toMatchObject({
      scenario: 'default',
      mails: [],
    });
    expect((await call('GET', '/__mock/scenario')).body).toMatchObject({ current: 'default' });
    expect((await call('GET', '/__mock/nothing')).status).toBe(404);
  });

  test('a header chooses a scenario for one request', async () => {
    const backend = createMockBackend();
    const { call, signIn } = createClient(backend);
    await signIn('mira');
    const headers = { 'x-mock-scenario': 'unavailable' };
    expect((await call('GET', '/api/gear/', { headers })).status).toBe(503);
    expect((await call('GET', '/api/gear/')).status).toBe(200);
  });

  test('keep whoever is signed in when a scenario brings other data', async () => {
    const backend = createMockBackend();
    const { call, signIn } = createClient(backend);
    await signIn('mira');
    backend.useScenario('empty');
    expect((await call('GET', '/api/campaigns/')).body).toMatchObject({ items: [] });
    backend.useScenario('large-catalogue');
    const page = await call<GearPage>('GET', '/api/gear/?pageSize=200');
    expect(page.body.nextCursor).not.toBeNull();
  });
});

describe('scenarios', () => {
  test('flaky fails every third call, offline every call without an answer', async () => {
    const backend = createMockBackend();
    backend.useScenario('flaky');
    const { call } = createClient(backend);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await call('GET', '/api/auth/self')).status);
    }
    expect(statuses).toEqual([204, 204, 503, 204, 204, 503]);
    backend.useScenario('offline');
    const response = await backend.fetch(new Request('http://localhost/api/auth/self'));
    expect(response.type).toBe('error');
  });

  test('stale-editor, too-many-tries and no-storyteller fail where they say', async () => {
    const backend = createMockBackend();
    const { call, signIn } = createClient(backend);
    await signIn('odo');
    backend.useScenario('stale-editor');
    const headers = { 'if-match': '"1"' };
    expect((await call('DELETE', '/api/gear/2024%23rope', { headers })).status).toBe(412);
    backend.useScenario('no-storyteller');
    const json = { kind: 'quest' };
    expect((await call('POST', '/api/generation/', { json })).status).toBe(501);
    backend.useScenario('too-many-tries');
    expect((await signIn('mira')).status).toBe(429);
  });
});
