import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testConfig } from '#tests/support/app.ts';
import type { CatalogueChanged } from '#src/generated/model/index.ts';
import type { SignedInUser } from './context.ts';
import { createSocketRules, type SocketRules } from './socket-rules.ts';

const config = testConfig();
const origin = config.publicUrl;
const odo: SignedInUser = {
  id: 'odo',
  name: 'Odo',
  email: 'odo@example.com',
  groups: ['admin'],
  sessionHash: 'hash of Odo',
  provenAt: 0,
  closesAt: null,
};

const users = new Map<string, SignedInUser>();
const report = vi.fn<(sentence: string, cause: unknown) => void>();
let fault: Error | null = null;
let rules: SocketRules;

beforeEach(() => {
  vi.useFakeTimers();
  fault = null;
  report.mockClear();
  users.clear();
  users.set('odo', odo);
  users.set('tomas', { ...odo, id: 'tomas', groups: [], sessionHash: 'hash of Tomas' });
  const findUser = async (token: string) => {
    if (fault) throw fault;
    return users.get(token) ?? null;
  };
  rules = createSocketRules({ config, findUser, report });
});
afterEach(() => {
  vi.useRealTimers();
});

const admit = (token: string, from: string | undefined = origin) =>
  rules.admit({ origin: from, cookie: `session=${token}` });

async function open(token: string) {
  const session = await admit(token);
  if (!session) throw new Error(`${token} is refused.`);
  const events: unknown[] = [];
  const disconnect = vi.fn<() => void>(() => socket.ended());
  const emit = (...event: unknown[]) => void events.push(event);
  const socket = rules.open(session, { emit, disconnect });
  return { ...socket, events, disconnect };
}

const change: CatalogueChanged = { kind: 'gear', by: null, changes: [] };
const minute = () => vi.advanceTimersByTimeAsync(60_000);

test('admits a session from an allowed origin, and refuses all others', async () => {
  expect(await admit('odo')).toMatchObject({ token: 'odo', user: { id: 'odo' } });
  expect(await admit('unknown')).toBeNull();
  expect(await admit('odo', 'https://elsewhere.example')).toBeNull();
  expect(await rules.admit({ cookie: 'session=odo' })).toBeNull();
  expect(await rules.admit({ origin })).toBeNull();
  expect(report).not.toHaveBeenCalled();
  fault = new Error('The database is unavailable.');
  expect(await admit('odo')).toBeNull();
  expect(report).toHaveBeenCalledExactlyOnceWith('A socket could not be authenticated.', fault);
});

test('answers a ping, ignores unknown events, and closes the socket at an invalid ping', async () => {
  const { receive, events, disconnect } = await open('tomas');
  receive('ping', { message: 'hello' });
  receive('shout', { message: 'hello' });
  expect(events).toEqual([['pong', { message: 'hello' }]]);
  expect(disconnect).not.toHaveBeenCalled();
  receive('ping', { message: 7 });
  expect(disconnect).toHaveBeenCalledOnce();
});

test('names who has changed the catalogue to administrators only, and closes the sockets of ended sessions only', async () => {
  const [administrator, player] = [await open('odo'), await open('tomas')];
  rules.realtime.catalogueChanged(change);
  expect(administrator.events).toEqual([['catalogueChanged', change]]);
  expect(player.events).toEqual([['catalogueChanged', { ...change, by: null }]]);
  rules.realtime.endSessions(['hash of Tomas', 'another']);
  expect(player.disconnect).toHaveBeenCalledOnce();
  expect(administrator.disconnect).not.toHaveBeenCalled();
});

test('checks the session of every open socket each minute', async () => {
  const [administrator, player] = [await open('odo'), await open('tomas')];
  users.set('odo', { ...odo, groups: [] });
  users.delete('tomas');
  await minute();
  expect(player.disconnect).toHaveBeenCalledOnce();
  rules.realtime.catalogueChanged(change);
  expect(administrator.events).toEqual([['catalogueChanged', { ...change, by: null }]]);
  fault = new Error('The database is unavailable.');
  await minute();
  expect(administrator.disconnect).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledExactlyOnceWith(
    'The sessions of open sockets could not be checked.',
    fault,
  );
  administrator.ended();
  expect(vi.getTimerCount()).toBe(0);
});
