import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, write } from '#tests/support/entry-pages.tsx';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';

mockBackend('mira');

/** The methods and paths of the requests that change something, from now on. */
function watchChanges(): string[] {
  const changes: string[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') changes.push(`${method} ${new URL(url).pathname}`);
    return send(input, init);
  });
  return changes;
}

/** `userEvent.dblClick` renders between the clicks. */
const clickTwice = (button: HTMLElement): void =>
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });

test('a double click on *Restore this version* restores it once', async () => {
  const { entryId } = await write({ type: 'place', title: 'The mill', text: 'It turns.' });
  const path = `${await lanterns()}/entries/${entryId}`;
  await call(path, 'PATCH', { text: 'It stands still.' });
  const { user } = await openEntries(`/${entryId}/versions`, 'mira');
  await user.click(await screen.findByRole('link', { name: /The first version/ }));
  const changes = watchChanges();
  clickTwice(await screen.findByRole('button', { name: 'Restore this version' }));
  await screen.findByText(/^The version of .* is back\.$/);
  expect(changes).toEqual([`POST ${path}/versions/1/restore`]);
});

test('a double click on *Favourite* marks the entry, and another one takes the mark away', async () => {
  const { entryId } = await write({ type: 'place', title: 'The mill' });
  const path = `${await lanterns()}/entries/${entryId}/favourite`;
  await openEntries(`/${entryId}`, 'mira');
  const changes = watchChanges();
  clickTwice(await screen.findByRole('button', { name: 'Favourite', pressed: false }));
  const marked = await screen.findByRole('button', { name: 'Favourite', pressed: true });
  await waitFor(() => expect(changes).toEqual([`PUT ${path}`]));
  await waitFor(async () => {
    const { isFavourite } = await call<{ isFavourite: boolean }>(path.replace('/favourite', ''));
    expect(isFavourite).toBe(true);
  });
  clickTwice(marked);
  await screen.findByRole('button', { name: 'Favourite', pressed: false });
  await waitFor(() => expect(changes).toEqual([`PUT ${path}`, `DELETE ${path}`]));
});
