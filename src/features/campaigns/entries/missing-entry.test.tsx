import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { expectRefusal, mockBackend } from '#tests/support/mocked-catalogue.tsx';

mockBackend('mira');

test('an entry opens when it is revealed, for a member who waits on its error page', async () => {
  expectRefusal();
  const base = await lanterns();
  const { entryId } = await write({ type: 'note', title: 'The tide' });
  await signInAs('tomas');
  await openEntries(`/${entryId}`, 'tomas');
  await screen.findByRole('heading', { name: 'Page not found!' });
  const link = await screen.findByRole('link', { name: 'The entries of The Lanterns of Vell' });
  expect(link.getAttribute('href')).toMatch(/\/entries$/);
  await signInAs('mira');
  await call(`${base}/entries/${entryId}`, 'PATCH', { visibility: 'everyone' });
  await signInAs('tomas');
  const campaignId = base.split('/').at(-1) ?? '';
  act(() => notifyServerEvent('campaignChanged', { campaignId, entryId }));
  await screen.findByRole('heading', { name: 'The tide' });
});
