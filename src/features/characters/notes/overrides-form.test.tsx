import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { selectOption } from '#tests/support/select-option.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { OverridesForm } from './overrides-form.tsx';

const store = new DraftStore();

afterEach(async () => {
  cleanup();
  await store.remove(await store.keys(''));
});

test('the field of an override keeps the focus when another number is chosen', async () => {
  const client = createQueryClient();
  signIn(client, { id: '1', name: 'Ilse', email: 'ilse@example.com', groups: [] });
  const element = <OverridesForm character={untouchedCharacter} onEnd={() => undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, {
    wrapper: withQueryClient(client),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add an override' }));
  const field = screen.getByLabelText('Number');
  await selectOption(user, field, 'Speed');
  expect(screen.getByRole('group', { name: 'Override of Speed' })).toBeDefined();
  expect(screen.getByLabelText('Number')).toBe(field);
});
