import { configure, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { characterQueues } from '#src/api/waiting/character-queues.ts';
import { characterInputOf } from '#src/api/waiting/sheet-edits.ts';
import { WaitingQueue } from '#src/api/waiting/waiting-queue.ts';
import { getCharacterGetQueryKey } from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { newItem } from '../copies.ts';
import { Component, loader } from './character-print-page.tsx';

configure({ asyncUtilTimeout: 5_000 });

mockBackend('tomas');

afterEach(() => localStorage.clear());

test('the paper has what another device has saved, and the presses and edits that wait on this one', async () => {
  // Nothing is sent, as without a network.
  vi.spyOn(WaitingQueue.prototype, 'connect').mockReturnValue(() => undefined);
  const old = await call<Character>('/api/characters/create', 'POST', {
    ...characterInputOf(untouchedCharacter),
    items: [],
  });
  const { characterId } = old;
  await call(`/api/characters/${characterId}`, 'PUT', {
    ...characterInputOf(old),
    name: 'Wulf the Grey',
  });
  const client = newClient();
  const { id, name, email, groups } = people.tomas;
  signIn(client, { id, name, email, groups: [...groups] });
  client.setQueryData(getCharacterGetQueryKey(characterId), old);
  const { edits, press } = characterQueues(client, id, characterId);
  edits.add({ editId: 'edit-0001', list: 'items', put: newItem('item-0001', { name: 'Rope' }) });
  press({ changeId: 'press-001', lostHitPoints: 4 });
  const router = createMemoryRouter(
    [{ path: '/:characterId', loader: loader(client), Component, HydrateFallback: () => null }],
    { initialEntries: [`/${characterId}`] },
  );
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  expect(await screen.findByText(/Rope/)).toBeDefined();
  expect(screen.getByText(/^7 \/ 11$/)).toBeDefined();
  expect((await screen.findAllByText('Wulf the Grey')).length).toBeGreaterThan(0);
});
