import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';

mockBackend('mira');

test('the first version of an entry shows its details and all of its texts', async () => {
  const { entryId } = await write({
    type: 'session',
    title: 'The seventh lantern',
    text: 'Bring the map.',
    details: { number: 7, recap: 'They rowed out.' },
  });
  await call(`${await lanterns()}/entries/${entryId}`, 'PATCH', { title: 'The cold lantern' });
  const { user } = await openEntries(`/${entryId}/versions`, 'mira');
  await user.click(await screen.findByRole('link', { name: /The first version/ }));
  const recap = await screen.findByRole('region', { name: 'Recap' });
  expect(recap.textContent).toContain('They rowed out.');
  expect(screen.getByRole('region', { name: 'Text' }).textContent).toContain('Bring the map.');
  expect(screen.getByText('Number').nextSibling?.textContent).toBe('7');
});

test('a version of an entry says that the player who has written it reads it', async () => {
  await signInAs('tomas');
  const { entryId } = await write({ type: 'note', title: 'My brother', visibility: 'gm' });
  await call(`${await lanterns()}/entries/${entryId}`, 'PATCH', { visibility: 'everyone' });
  await signInAs('mira');
  await openEntries(`/${entryId}/versions`, 'mira');
  const before = await screen.findByText('Game masters and Tomas');
  expect(before.tagName).toBe('DEL');
});
