import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { SheetActions } from './sheet-actions.tsx';

/** Opens the menu of a sheet, and says which forms are opened. */
async function openMenu() {
  const opened: string[] = [];
  const element = (
    <SheetActions
      character={untouchedCharacter}
      loadEdit={async () => undefined}
      onEdit={() => opened.push('edit')}
      loadLevelUp={async () => undefined}
      onLevelUp={() => opened.push('level up')}
    />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const client = newClient();
  const { id, name, email, groups } = people.tomas;
  signIn(client, { id, name, email, groups: [...groups] });
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Print' });
  return { user, opened };
}

test('on a phone, the menu of the sheet has the forms', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { user, opened } = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Level up' }));
  await vi.waitFor(() => expect(opened).toEqual(['level up']));
});

test('where the header has buttons for the forms, the menu has none', async () => {
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
});
