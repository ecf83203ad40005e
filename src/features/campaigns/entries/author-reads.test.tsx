import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';

mockBackend('tomas');

const text = 'A quiet man.\n\n:::secret\nHe is my brother.\n:::';

const passages = () =>
  screen.getAllByRole('complementary').map((box) => box.querySelector('p')?.textContent);

test('a game master sees that the player who has written a secret reads it, too', async () => {
  const { entryId } = await write({ type: 'person', title: 'Corvin', text, visibility: 'gm' });
  await signInAs('mira');
  const { user } = await openEntries(`/${entryId}`, 'mira');
  await screen.findByRole('heading', { name: 'Corvin' });
  expect(passages()).toEqual(['For game masters and Tomas']);
  screen.getByText('Game masters and Tomas');
  await user.click(screen.getByRole('button', { name: 'Reveal to everyone' }));
  await user.click(await screen.findByRole('button', { name: 'Hide again' }));
  await screen.findByText('Only game masters and Tomas can read Corvin now.');
});

test('the form of an entry says so, too', async () => {
  const { entryId } = await write({ type: 'person', title: 'Corvin', text, visibility: 'gm' });
  await signInAs('mira');
  await openEntries(`/${entryId}/edit`, 'mira');
  await screen.findByRole('radio', { name: 'Game masters and Tomas' });
  screen.getByRole('radio', { description: 'Game masters and Tomas, and whom you choose.' });
  const editor = await screen.findByRole('textbox', { name: 'Text' });
  const [header] = within(editor).getAllByRole('button', { name: /^Secret/ });
  expect(header?.getAttribute('aria-label')).toBe('Secret: Game masters and Tomas. Change');
});

test('the player who has written a secret sees who reads it', async () => {
  const { entryId } = await write({ type: 'person', title: 'Corvin', text, visibility: 'gm' });
  await openEntries(`/${entryId}`, 'tomas');
  await screen.findByRole('heading', { name: 'Corvin' });
  expect(passages()).toEqual(['For game masters and you']);
  screen.getByText('You and the game masters');
});

test('the author of a secret is named once, and is no choice', async () => {
  const secret = (...readers: string[]) => `:::secret{for="${readers.join(' ')}"}\nOurs.\n:::`;
  const { tomas, ilse } = people;
  const secrets = `${secret(tomas.id)}\n\n${secret(tomas.id, ilse.id)}`;
  const { entryId } = await write({ type: 'person', title: 'Corvin', text: secrets });
  const page = await openEntries(`/${entryId}`, 'tomas');
  await screen.findByRole('heading', { name: 'Corvin' });
  expect(passages()).toEqual(['For game masters and you', 'For you and Ilse']);
  await page.user.click(screen.getByRole('link', { name: /Edit/ }));
  const editor = await screen.findByRole('textbox', { name: 'Text' });
  const headers = within(editor).getAllByRole('button', { name: /^Secret/ });
  expect(headers.map((header) => header.textContent)).toEqual([
    'Game masters and you',
    'Game masters, you and Ilse',
  ]);
  await page.user.click(within(editor).getByRole('button', { name: /Ilse/ }));
  const choices = within(await screen.findByRole('group', { name: 'Chosen members' }));
  expect(choices.getAllByRole('checkbox')).toHaveLength(1);
  choices.getByRole('checkbox', { name: 'Ilse' });
});
