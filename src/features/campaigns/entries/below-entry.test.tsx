import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { expectRefusal, mockBackend } from '#tests/support/mocked-catalogue.tsx';

const mocks = mockBackend('mira');

const listed = () =>
  within(screen.getByRole('list', { name: 'Below this entry' })).getAllByRole('link');

test('entries that cannot be loaded below another one are loaded again on demand', async () => {
  const { entryId } = await write({ type: 'place', title: 'The coast' });
  await write({ type: 'place', title: 'The mill', parentId: entryId });
  let isDown = true;
  mocks.server.use(
    http.get('*/api/campaigns/:id/entries', () =>
      isDown
        ? HttpResponse.json(
            { detail: 'Busy.', code: 'unavailable', fields: [], requestId: 'r' },
            { status: 503, headers: { 'Retry-After': '1' } },
          )
        : undefined,
    ),
  );
  expectRefusal();
  const { user } = await openEntries(`/${entryId}`, 'mira');
  const below = await screen.findByRole('region', { name: 'Below this entry' });
  await within(below).findByText('We could not load the entries below this one.');
  expect(within(below).queryByText(/^Put /)).toBeNull();
  isDown = false;
  await user.click(within(below).getByRole('button', { name: 'Try again' }));
  await within(below).findByRole('link', { name: /The mill/ });
});

test('users who cannot create entries see the panel only if there are entries below', async () => {
  const visibility = 'everyone';
  const { entryId } = await write({ type: 'place', title: 'The coast', visibility });
  await write({ type: 'place', title: 'The mill', parentId: entryId, visibility });
  await call(`${await lanterns()}/members/${people.tomas.id}`, 'PATCH', { role: 'viewer' });
  await signInAs('tomas');
  let answer = (): void => undefined;
  const waited = new Promise<void>((resolve) => (answer = resolve));
  mocks.server.use(http.get('*/api/campaigns/:id/entries', () => waited));
  await openEntries(`/${entryId}`, 'tomas');
  await screen.findByRole('heading', { name: 'The coast' });
  expect(screen.queryByRole('region', { name: 'Below this entry' })).toBeNull();
  answer();
  const below = await screen.findByRole('region', { name: 'Below this entry' });
  within(below).getByRole('link', { name: /The mill/ });
});

test('more than 200 entries below another one are shown in parts', async () => {
  const { entryId } = await write({ type: 'place', title: 'The coast' });
  const rocks = Array.from({ length: 201 }, (_, index) => `Rock ${index}`);
  await rocks.reduce(
    (before, title) => before.then(() => write({ type: 'place', title, parentId: entryId })),
    Promise.resolve<unknown>(undefined),
  );
  const { user } = await openEntries(`/${entryId}`, 'mira');
  await screen.findByRole('list', { name: 'Below this entry' });
  expect(listed()).toHaveLength(200);
  await user.click(screen.getByRole('button', { name: 'Show more entries' }));
  await waitFor(() => expect(listed()).toHaveLength(201));
  expect(document.activeElement?.textContent).toContain('Rock 200');
});
