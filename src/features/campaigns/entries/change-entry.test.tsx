import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { openEntries, write } from '#tests/support/entry-pages.tsx';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';

const mocks = mockBackend('mira');

test('while one button of an entry waits for the answer, the others do nothing', async () => {
  const text = 'A quiet man.\n\n:::secret\nHe is my brother.\n:::';
  const { entryId } = await write({ type: 'person', title: 'Corvin', text, visibility: 'gm' });
  const { user } = await openEntries(`/${entryId}`, 'mira');
  let answer = (): void => undefined;
  let sent = 0;
  mocks.server.use(
    http.patch('*/entries/:id', async () => {
      sent += 1;
      await new Promise<void>((resolve) => (answer = resolve));
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Reveal to everyone' }));
  await user.click(screen.getByRole('button', { name: 'Reveal' }));
  expect(sent).toBe(1);
  answer();
  await screen.findByRole('button', { name: 'Hide again' });
  await user.click(screen.getByRole('button', { name: 'Reveal' }));
  await expect.poll(() => sent).toBe(2);
  answer();
  await screen.findByRole('button', { name: 'Hide' });
  expect(screen.queryByText(/Someone has changed/)).toBeNull();
});
