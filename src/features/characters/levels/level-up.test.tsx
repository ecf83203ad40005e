import 'fake-indexeddb/auto';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { characterInputOf } from '#src/api/waiting/sheet-edits.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import type { Character } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { selectOption } from '#tests/support/select-option.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { LevelUp } from './level-up.tsx';

configure({ asyncUtilTimeout: 5_000 });

mockBackend('ilse');

const store = new DraftStore();

afterEach(async () => {
  cleanup();
  await store.remove(await store.keys(''));
});

async function open(changes: Partial<Character>) {
  const character = await call<Character>('/api/characters/create', 'POST', {
    ...characterInputOf({ ...untouchedCharacter, ...changes }),
  });
  const client = newClient();
  const { id, name, email, groups } = people.ilse;
  signIn(client, { id, name, email, groups: [...groups] });
  const onEnd = vi.fn<() => void>();
  const element = <LevelUp character={character} onEnd={onEnd} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, {
    wrapper: withQueryClient(client),
  });
  await screen.findByRole('heading', { level: 1 });
  const stored = () => call<Character>(`/api/characters/${character.characterId}`);
  return { user: userEvent.setup(), onEnd, stored };
}

test('a new level asks for its choices, and saves them with the rolled hit points', async () => {
  const { user, onEnd, stored } = await open({ level: 2 });
  await user.click(screen.getByRole('radio', { name: 'Fighter, level 3' }));
  const gained = screen.getByRole('region', { name: 'What Fighter 3 gives' });
  expect(within(gained).getByText('Fighter Subclass')).toBeDefined();
  await selectOption(user, screen.getByLabelText('Subclass of the Fighter'), 'Champion');
  expect(within(gained).queryByText('Fighter Subclass')).toBeNull();
  expect(within(gained).getByRole('heading', { name: 'Improved Critical' })).toBeDefined();
  expect(await within(gained).findByText(/a 19 on the d20 is a Critical Hit/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'We rolled the d10' }));
  const die = screen.getByLabelText('The die showed');
  await user.clear(die);
  await user.type(die, '9');
  expect(screen.getByText('+10 Hit Points in all')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reach level 3' }));
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(await stored()).toMatchObject({
    level: 3,
    subclasses: [{ class: 'fighter', name: 'Champion' }],
    // 11 and 7 of the first levels, and 10 of the third.
    overrides: [{ target: 'hit-points', value: 28 }],
  });
});

test('what was chosen for a class comes back when the user returns to it', async () => {
  const { user } = await open({ level: 2, name: 'Brannoc' });
  await user.click(screen.getByRole('radio', { name: 'Fighter, level 3' }));
  await selectOption(user, screen.getByLabelText('Subclass of the Fighter'), 'Champion');
  await user.click(screen.getByRole('button', { name: 'Begin another class' }));
  await user.click(screen.getByRole('radio', { name: 'Rogue, level 1' }));
  expect(screen.queryByLabelText('Subclass of the Fighter')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Fighter, level 3' }));
  expect(screen.getByLabelText('Subclass of the Fighter').textContent).toBe('Champion');
});

test('a class that the scores do not allow says its rule and can be chosen', async () => {
  const { user, onEnd, stored } = await open({ level: 1 });
  await user.click(screen.getByRole('button', { name: 'Begin another class' }));
  await user.click(screen.getByRole('radio', { name: 'Wizard, level 1' }));
  expect(screen.getByText(/^Multiclassing as a Wizard needs Intelligence/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reach level 2' }));
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(await stored()).toMatchObject({
    level: 2,
    name: 'Wulf',
    otherClasses: [{ class: 'wizard', level: 1 }],
  });
});

test('a level as a rogue lets a language be chosen, and further tools be typed', async () => {
  const { user, onEnd, stored } = await open({ level: 1, languages: ['Common', 'Orc', 'Giant'] });
  await user.click(screen.getByRole('button', { name: 'Begin another class' }));
  await user.click(screen.getByRole('radio', { name: 'Rogue, level 1' }));
  await selectOption(user, screen.getByLabelText('Language 3'), 'Sylvan');
  const tools = screen.getByLabelText(/^Further tools/);
  await user.type(tools, 'Old loom, Harp of bones');
  await user.click(screen.getByRole('button', { name: 'Reach level 2' }));
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(await stored()).toMatchObject({
    languages: ['Common', 'Orc', 'Giant', 'Sylvan'],
    tools: ['Old loom', 'Harp of bones'],
  });
});

test('going back a level says what goes, and saves the character without it', async () => {
  const { user, onEnd, stored } = await open({
    level: 3,
    subclasses: [{ class: 'fighter', name: 'Champion' }],
  });
  await user.click(screen.getByRole('button', { name: 'Go back a level' }));
  const question = await screen.findByRole('alertdialog', { name: 'Back to level 2?' });
  const gone = within(question)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(gone).toEqual(['Level 3 as a Fighter', 'Champion', '7 Hit Points']);
  await user.click(within(question).getByRole('button', { name: 'Go back a level' }));
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(await stored()).toMatchObject({ level: 2, subclasses: [] });
});
