import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/hosts/node.ts';
import type { Character, Generation } from '#src/generated/model/index.ts';
import { unzip, zipIndex } from '#src/lib/archive/zip-index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { everythingStream } from './export-everything.ts';

const mocks = createNodeMocks();

beforeAll(() => {
  window.location.href = 'http://localhost/';
  mocks.start();
});
afterAll(() => mocks.stop());

/** The JSON files of the archive by their names. */
async function filesOfEverything(): Promise<ReadonlyMap<string, unknown>> {
  const stream = everythingStream({
    retries: {
      signal: new AbortController().signal,
      onWait: () => undefined,
      ask: (error) => Promise.reject(error),
    },
    onProgress: () => undefined,
  });
  const zip = await new Response(stream).blob();
  const files = new Map<string, unknown>();
  for (const file of await zipIndex(zip)) {
    if (!file.name.endsWith('.json')) continue;
    files.set(file.name, JSON.parse(new TextDecoder().decode(await unzip(zip, file))));
  }
  return files;
}

test('the archive of everything has the second factors, the drafts, the marks and what happened at the table', async () => {
  const { email, password } = people.tomas;
  await call('http://localhost/api/auth/login', 'POST', { email, password });
  const started = await call<Generation>('http://localhost/api/generation/create', 'POST', {
    kind: 'quest',
    idea: 'A bell under the water',
  });
  const { items } = await call<{ items: Character[] }>('http://localhost/api/characters/');
  const files = await filesOfEverything();
  expect(files.get('account.json')).toMatchObject({
    account: { email },
    groups: [],
    factors: { totp: null, passkeys: [], recoveryCodesLeft: 0 },
  });
  const names = [...files.keys()];
  const draft = names.find((name) => name.includes(started.generationId)) ?? '';
  expect(draft).toMatch(/^drafts\/\d{4}-\d\d-\d\d quest /);
  expect(files.get(draft)).toMatchObject({ settings: { idea: 'A bell under the water' } });
  const tables = names.filter((name) => name.endsWith(' at the table.json'));
  expect(tables).toHaveLength(items.length);
  expect(tables.length).toBeGreaterThan(0);
  for (const name of tables) {
    expect(files.get(name)).toMatchObject({ play: {}, sharing: {}, rolls: [] });
  }
  const marks = names.filter((name) => name.endsWith('/my-marks.json'));
  expect(marks.length).toBeGreaterThan(0);
  for (const name of marks) expect(files.get(name)).toHaveProperty('favourites');
});
