import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { Component as CharacterList } from '../character-list-page.tsx';

configure({ asyncUtilTimeout: 10_000 });

mockBackend('tomas');

afterEach(cleanup);

const fighter = {
  name: 'Brannoc Underbough',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
};

const fileOf = (character: object, more: object = {}) =>
  JSON.stringify({ format: 'questwright-character', formatVersion: 1, character, ...more });

/** Opens the list, and chooses a file with this content. */
async function take(content: string) {
  const routes = [
    { path: '/', element: <CharacterList /> },
    { path: '/characters/:characterId', element: <p>The sheet</p> },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(newClient()) });
  const file = new File([content], 'hero.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('A character file'), file);
}

test('a file of a character opens its sheet', async () => {
  await take(fileOf(fighter));
  expect(await screen.findByText('The sheet')).toBeDefined();
});

test.each([
  ['a picture', 'x', 'it does not contain JSON'],
  ['something else', '{"format":"notes"}', 'not a character that Questwright has exported'],
  ['a newer version', fileOf(fighter, { formatVersion: 9 }), 'from a later version of Questwright'],
])('%s is refused before it is sent, with the reason', async (_what, content, reason) => {
  await take(content);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The character was not imported');
  expect(alert.textContent).toContain(reason);
});

test('impossible numbers and unknown keys are listed with their places in the file', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { abilities } = fighter;
  const character = { ...fighter, level: 21, abilities: { ...abilities, str: 99 }, hair: 'red' };
  await take(fileOf(character, { play: { lostHitPoints: -5 } }));
  const alert = await screen.findByRole('alert');
  for (const place of [
    'character › level: ',
    'character › abilities › str: ',
    'character › hair: ',
    'play › lostHitPoints: ',
  ]) {
    expect(alert.textContent).toContain(place);
  }
  logged.mockRestore();
});
