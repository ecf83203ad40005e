import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { call } from '#tests/support/call-mocks.ts';
import { heading, wholeApp } from '#tests/support/whole-app.tsx';
import { bindToUser } from './api/http.ts';
import { keepSheet } from './api/waiting/kept-sheets.ts';
import type { Character, CharacterPlay } from './generated/model/index.ts';

const { signIn, visit, requests } = wholeApp();

const withoutNetwork = () =>
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  const value = { controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
});

afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  bindToUser(null);
  window.dispatchEvent(new Event('online'));
  localStorage.clear();
  window.location.href = 'http://localhost/';
  indexedDB = new IDBFactory();
});

/** Keeps the sheet of a new fighter of Tomas, as a visit with the network does. */
async function kept(): Promise<Character> {
  await signIn('tomas');
  const character = await call<Character>('/api/characters/create', 'POST', {
    name: 'Wulf',
    class: 'fighter',
    species: 'human',
    background: 'soldier',
    level: 3,
    abilities: { str: 15, dex: 13, con: 14, int: 8, wis: 12, cha: 10 },
  });
  const path = `/characters/${character.characterId}`;
  const play = await call<CharacterPlay>(`/api${path}/play`);
  const { id, name, email, groups } = people.tomas;
  bindToUser(id);
  await keepSheet({ path, user: { id, name, email, groups: [...groups] }, character, play });
  window.location.href = `http://localhost${path}`;
  requests.length = 0;
  return character;
}

const hitPoints = async () =>
  (await screen.findByRole('status', { name: 'Hit Points' })).textContent;

test('without a network a kept sheet opens, and goes on when the server is there', async () => {
  const { characterId } = await kept();
  const network = withoutNetwork();
  const { user } = await visit(`/characters/${characterId}`);
  await heading('Wulf');
  expect(await hitPoints()).toBe('28');
  expect(screen.getByText(/^The sheet is as this device has read it/)).toBeDefined();
  expect(screen.queryByText(/could not load/)).toBeNull();
  await user.type(screen.getByLabelText('Amount'), '5{Enter}');
  expect(await hitPoints()).toBe('23');
  await screen.findByText('1 change waits on this device for the network.');

  network.mockRestore();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.queryByText(/^The sheet is as this device has read it/)).toBeNull();
  });
  await screen.findByText('Every press is saved.');
  expect(await hitPoints()).toBe('23');
  // The visit is recorded then.
  await waitFor(() => expect(requests).toContain(`GET /api/characters/${characterId}`));
  const { state } = await call<CharacterPlay>(`/api/characters/${characterId}/play`);
  expect(state.lostHitPoints).toBe(5);
});

test('with the network, a kept sheet is not shown without its session', async () => {
  const { characterId } = await kept();
  await call('/api/auth/logout', 'POST');
  const { here } = await visit(`/characters/${characterId}`);
  await waitFor(() => expect(here()).toContain('/login?'));
  expect(screen.queryByText('Wulf')).toBeNull();
});

test('a page that is not kept says that it could not be opened', async () => {
  const { characterId } = await kept();
  window.location.href = 'http://localhost/characters/another';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  withoutNetwork();
  await visit('/characters/another');
  await heading('An unexpected error occurred!');
  expect(screen.queryByText('Wulf')).toBeNull();
  expect(characterId).not.toBe('another');
});

/** The pages whose sheets are on the device. */
async function keptPages(): Promise<IDBValidKey[]> {
  const opening = indexedDB.open('questwright-sheets');
  await waitFor(() => expect(opening.readyState).toBe('done'));
  const keys = opening.result.transaction('sheets').objectStore('sheets').getAllKeys();
  await waitFor(() => expect(keys.readyState).toBe('done'));
  opening.result.close();
  return keys.result;
}

test('a deleted character does not stay on the device', async () => {
  const { characterId } = await kept();
  const path = `/characters/${characterId}`;
  const { user } = await visit(path);
  await heading('Wulf');
  expect(await keptPages()).toEqual([path]);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete character' }));
  await user.click(await screen.findByRole('button', { name: 'Delete character' }));
  await waitFor(async () => expect(await keptPages()).toEqual([]));
});

test('a character that another device has deleted does not stay on this one', async () => {
  const { characterId } = await kept();
  const path = `/characters/${characterId}`;
  expect(await keptPages()).toEqual([path]);
  await call(`/api/characters/${characterId}`, 'DELETE');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await visit(path);
  await waitFor(async () => expect(await keptPages()).toEqual([]));
});
