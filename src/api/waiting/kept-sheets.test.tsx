import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  getCharacterGetQueryKey,
  getCharacterPlayGetQueryKey,
} from '#src/generated/endpoints/characters/characters.ts';
import { untouchedState } from '#src/lib/character/play.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { bindToUser } from '../http.ts';
import { knownSession } from '../known-session.ts';
import { forgetUser, loadSession, signIn } from '../session.ts';
import { keepSheet, restoreSheet } from './kept-sheets.ts';

const person = (id: string) => ({ id, name: id, email: `${id}@example.com`, groups: [] });

const play = {
  state: {
    ...untouchedState,
    spentSlots: [...untouchedState.spentSlots],
    spentFeatures: [],
    conditions: [],
    lostHitPoints: 3,
  },
  changedAt: null,
};

const sheetOf = (characterId: string, userId = 'tomas') => ({
  path: `/characters/${characterId}`,
  user: person(userId),
  character: { ...untouchedCharacter, characterId },
  play,
});

function setToken(token: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the server sets this cookie
  document.cookie = `csrfToken=${token}; Path=/`;
}

const queryClients: QueryClient[] = [];
function newClient(): QueryClient {
  const client = new QueryClient();
  queryClients.push(client);
  return client;
}

/** Whether a service worker could have opened the page. */
const setWorker = (controller: object | null) =>
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serviceWorker: { controller } }),
  );

beforeEach(() => {
  // A sheet that is kept while another user signs in asks the server, which no test has.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  setWorker({});
  setToken('of-tomas');
  bindToUser('tomas');
});

afterEach(async () => {
  // Ends the requests that ask who is signed in.
  for (const client of queryClients.splice(0)) await forgetUser(client);
  window.dispatchEvent(new Event('online'));
  bindToUser(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  indexedDB = new IDBFactory();
  window.location.href = 'http://localhost/';
  localStorage.clear();
});

/** Keeps a value in the database as another version of the app would. */
async function putKept(value: object): Promise<void> {
  const opening = indexedDB.open('questwright-sheets');
  await vi.waitFor(() => expect(opening.readyState).toBe('done'));
  const sheets = opening.result.transaction('sheets', 'readwrite').objectStore('sheets');
  sheets.put(value);
  await new Promise((resolve) => sheets.transaction.addEventListener('complete', resolve));
  opening.result.close();
}

const restored = (characterId: string, token = 'of-tomas') =>
  restoreSheet(newClient(), `/characters/${characterId}`, token);

test('a kept sheet is restored with its state in play', async () => {
  await keepSheet(sheetOf('wulf'));
  const client = newClient();
  const found = await restoreSheet(client, '/characters/wulf', 'of-tomas');
  expect(found?.user).toEqual(person('tomas'));
  expect(client.getQueryData(getCharacterGetQueryKey('wulf'))).toMatchObject({
    characterId: 'wulf',
  });
  expect(client.getQueryData(getCharacterPlayGetQueryKey('wulf'))).toEqual(play);
  expect(await restored('ysolde')).toBeNull();
});

const spells = (...names: string[]) => ({
  queryKey: ['sheetCopies', 'spells'],
  data: { texts: new Map(names.map((name) => [name, `What ${name} does.`])) },
});

test('what the page has read of the catalogue is restored as outdated, and replaces nothing newer', async () => {
  const feats = { queryKey: ['sheetCopies', 'feats'], data: 'feats' };
  await keepSheet({ ...sheetOf('wulf'), rows: [spells('Bless'), feats] });
  // The next visit keeps the sheet before the feats are loaded.
  await keepSheet({ ...sheetOf('wulf'), rows: [spells('Bane')] });
  const client = newClient();
  client.setQueryData(feats.queryKey, 'newer feats');
  await restoreSheet(client, '/characters/wulf', 'of-tomas');
  expect(client.getQueryData(spells().queryKey)).toEqual(spells('Bane').data);
  expect(client.getQueryState(spells().queryKey)?.dataUpdatedAt).toBe(0);
  expect(client.getQueryData(feats.queryKey)).toBe('newer feats');
  const other = newClient();
  await restoreSheet(other, '/characters/wulf', 'of-tomas');
  expect(other.getQueryData(feats.queryKey)).toBe('feats');
});

test('a sheet whose texts are too long is kept without them', async () => {
  await keepSheet({ ...sheetOf('wulf'), rows: [spells('x'.repeat(1_000_000))] });
  const client = newClient();
  expect(await restoreSheet(client, '/characters/wulf', 'of-tomas')).not.toBeNull();
  expect(client.getQueryData(spells().queryKey)).toBeUndefined();
});

test('what waits is not counted twice: the state without it is restored', async () => {
  await keepSheet(sheetOf('wulf'));
  const press = { at: 1, request: { changeId: 'press-0001', lostHitPoints: 2 } };
  localStorage.setItem('questwright.play.tomas/play/wulf.press-0001', JSON.stringify(press));
  const before = { ...play, state: { ...play.state, lostHitPoints: 1 } };
  localStorage.setItem('questwright.played.tomas/wulf', JSON.stringify(before));
  const client = newClient();
  await restoreSheet(client, '/characters/wulf', 'of-tomas');
  expect(client.getQueryData(getCharacterPlayGetQueryKey('wulf'))).toEqual(before);
});

/** Another tab has signed in with this browser, which this page does not know yet. */
const signInElsewhere = (token: string) => setToken(token);

/** Another user has signed in on this page. */
function becomes(userId: string): void {
  setToken(`of-${userId}`);
  bindToUser(userId);
}

interface Kept {
  path: string;
  token: string;
}

/** Everything that the database has. */
async function allKept(): Promise<readonly Kept[]> {
  const opening = indexedDB.open('questwright-sheets');
  await vi.waitFor(() => expect(opening.readyState).toBe('done'));
  if (!opening.result.objectStoreNames.contains('sheets')) {
    opening.result.close();
    indexedDB.deleteDatabase('questwright-sheets');
    return [];
  }
  const all = opening.result.transaction('sheets').objectStore('sheets').getAll();
  await vi.waitFor(() => expect(all.readyState).toBe('done'));
  opening.result.close();
  // Only the file under test writes the database.
  return all.result as Kept[];
}

test('another session does not see it, and its own sheets replace it', async () => {
  await keepSheet(sheetOf('wulf'));
  becomes('ilse');
  expect(await restored('wulf', 'of-ilse')).toBeNull();
  // Work of the page of Tomas, which is still open in another tab.
  await keepSheet(sheetOf('wulf'));
  await keepSheet(sheetOf('ysolde', 'ilse'));
  expect((await restored('ysolde', 'of-ilse'))?.user.id).toBe('ilse');
  setToken('of-tomas');
  expect(await restored('wulf')).toBeNull();
});

test('nothing is kept for the session of another user who has signed in in another tab', async () => {
  signInElsewhere('of-ilse');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(person('ilse')));
  // The page does not know yet that Ilse has signed in, so it still belongs to Tomas.
  await keepSheet(sheetOf('wulf'));
  expect(await allKept()).toEqual([]);
  expect(await restored('wulf', 'of-ilse')).toBeNull();
});

test('a sheet is kept after the cookies have got another token of the same session', async () => {
  setToken('newer-of-tomas');
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    setToken('newest-of-tomas');
    return Response.json(person('tomas'));
  });
  await keepSheet(sheetOf('wulf'));
  await keepSheet(sheetOf('ysolde'));
  expect(network).toHaveBeenCalledOnce();
  setToken('newest-of-tomas');
  expect((await restored('wulf', 'newest-of-tomas'))?.user.id).toBe('tomas');
});

test.each<[string, () => unknown]>([
  ['in another tab', () => signInElsewhere('of-ilse')],
  ['on the page', () => becomes('ilse')],
  ['on the page, before its token is there', () => bindToUser('ilse')],
])(
  'nothing is kept if another user signs in %s while the sheet is written',
  async (_where, happen) => {
    for (let steps = 0; steps < 6; steps += 1) {
      becomes('tomas');
      const keeping = keepSheet(sheetOf('wulf'));
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      happen();
      await keeping;
      const kept = await allKept();
      // What was written before is of Tomas and his session.
      expect(kept.filter(({ token }) => token !== 'of-tomas')).toEqual([]);
      expect(await restored('wulf', 'of-ilse')).toBeNull();
    }
  },
);

test.each([
  ['signs out', (client: QueryClient) => forgetUser(client)],
  ['is followed by another user', async (client: QueryClient) => signIn(client, person('ilse'))],
])('a sheet that is being written does not stay when the user %s', async (_what, happen) => {
  const writings = Array.from({ length: 5 }, (_, index) => keepSheet(sheetOf(`wulf-${index}`)));
  setToken('of-ilse');
  await happen(newClient());
  writings.push(keepSheet(sheetOf('late')));
  await Promise.all(writings);
  expect(await allKept()).toEqual([]);
});

test('a sheet does not open if another tab has ended its session while the page waited', async () => {
  await keepSheet(sheetOf('wulf'));
  window.location.href = 'http://localhost/characters/wulf';
  const answer = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const client = newClient();
  const loading = loadSession(client);
  signInElsewhere('of-ilse');
  await vi.advanceTimersByTimeAsync(8000);
  vi.useRealTimers();
  answer.resolve(Response.json(person('ilse')));
  expect(await loading).toEqual({ state: 'signedIn', user: person('ilse') });
  expect(client.getQueryData(getCharacterGetQueryKey('wulf'))).toBeUndefined();
});

test('a page of a kept sheet does not take the token of another user who signs in during its question', async () => {
  await keepSheet(sheetOf('wulf'));
  window.location.href = 'http://localhost/characters/wulf';
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const client = newClient();
  await loadSession(client);
  network.mockImplementation(async () => {
    signInElsewhere('of-ilse');
    return Response.json(person('tomas'));
  });
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(knownSession(client)).toEqual({ state: 'signedIn', user: person('tomas') });
  });
  network.mockImplementation(async () => Response.json(person('ilse')));
  await keepSheet(sheetOf('ysolde'));
  expect((await allKept()).map(({ path, token }) => [path, token])).toEqual([
    ['/characters/wulf', 'of-tomas'],
  ]);
});

test('a sheet that another version of the app has kept in another form does not open', async () => {
  await keepSheet(sheetOf('wulf'));
  expect(await restored('wulf')).not.toBeNull();
  await putKept({ ...sheetOf('wulf'), token: 'of-tomas', at: 1 });
  expect(await restored('wulf')).toBeNull();
});

test('nothing is kept without a session, and nothing too long', async () => {
  bindToUser(null);
  await keepSheet(sheetOf('wulf'));
  bindToUser('tomas');
  const long = sheetOf('ysolde');
  await keepSheet({ ...long, character: { ...long.character, backstory: 'x'.repeat(1_000_000) } });
  expect([await restored('wulf'), await restored('ysolde')]).toEqual([null, null]);
});

test('the last three sheets are kept', async () => {
  const now = vi.spyOn(Date, 'now');
  for (const [index, id] of ['one', 'two', 'three', 'four'].entries()) {
    now.mockReturnValue(index);
    await keepSheet(sheetOf(id));
  }
  now.mockRestore();
  expect(await restored('one')).toBeNull();
  for (const id of ['two', 'three', 'four']) expect(await restored(id), id).not.toBeNull();
});

test.each([
  ['signs out', (client: QueryClient) => forgetUser(client)],
  ['has no session any more', (client: QueryClient) => forgetUser(client, true)],
  ['is followed by another user', async (client: QueryClient) => signIn(client, person('ilse'))],
])('nothing is left when the user %s', async (_what, happen) => {
  await keepSheet(sheetOf('wulf'));
  await happen(newClient());
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  expect(await restored('wulf')).toBeNull();
});

test('without a response, the page of a kept sheet has the session of its user until the server answers', async () => {
  await keepSheet(sheetOf('wulf'));
  window.location.href = 'http://localhost/characters/wulf';
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const client = newClient();
  const session = await loadSession(client);
  expect(session).toMatchObject({ state: 'signedIn', user: person('tomas') });
  expect(session).toHaveProperty('keptAt');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
  expect(knownSession(client)).toBe(session);
  network.mockImplementation(async () => Response.json(person('tomas')));
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(knownSession(client)).toEqual({ state: 'signedIn', user: person('tomas') });
  });
  expect(client.getQueryState(getCharacterGetQueryKey('wulf'))?.isInvalidated).toBe(true);
});

test('a kept sheet opens although the server does not answer', async () => {
  await keepSheet(sheetOf('wulf'));
  window.location.href = 'http://localhost/characters/wulf';
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const loading = loadSession(newClient());
  await vi.advanceTimersByTimeAsync(8000);
  vi.useRealTimers();
  expect(await loading).toHaveProperty('keptAt');
});

test.each([
  ['no session', () => new Response(null, { status: 204 })],
  ['the end of the session', () => Response.json({ detail: 'No.' }, { status: 401 })],
  ['another user', () => Response.json(person('ilse'))],
])('the page begins again when the server answers with %s', async (_what, answer) => {
  await keepSheet(sheetOf('wulf'));
  window.location.href = 'http://localhost/characters/wulf';
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await loadSession(newClient());
  network.mockImplementation(async () => answer());
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

const failure = new TypeError('Failed to fetch');

test.each([
  ['on another page', 'http://localhost/campaigns/wulf', failure, {}],
  ['without a service worker', 'http://localhost/characters/wulf', failure, null],
  ['after an error of the server', 'http://localhost/characters/wulf', null, {}],
])('the session stays unknown %s', async (_when, url, error, controller) => {
  await keepSheet(sheetOf('wulf'));
  window.location.href = url;
  setWorker(controller);
  const network = vi.spyOn(globalThis, 'fetch');
  if (error) network.mockRejectedValue(error);
  else network.mockImplementation(async () => Response.json({ detail: 'No.' }, { status: 503 }));
  const client = newClient();
  client.setDefaultOptions({ queries: { retry: false } });
  await expect(loadSession(client)).rejects.toThrow(error ? 'Failed to fetch' : 'No.');
  expect(knownSession(client)).toBeUndefined();
});
