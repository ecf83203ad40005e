import 'fake-indexeddb/auto';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import type { Character, CharacterPage } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { selectOption } from '#tests/support/select-option.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { Component as CreatePage } from '../character-create-page.tsx';
import { CharacterCreateForm } from '../character-create-form.tsx';
import { FirstStep } from './first-step.tsx';

configure({ asyncUtilTimeout: 5_000 });

mockBackend('ilse');

const store = new DraftStore();

afterEach(async () => {
  cleanup();
  await store.remove(await store.keys(''));
});

function open(element = <CreatePage />, search = '') {
  const client = newClient();
  const { id, name, email, groups } = people.ilse;
  signIn(client, { id, name, email, groups: [...groups] });
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '/characters/:characterId', element: <p>The sheet</p> },
    ],
    { initialEntries: [`/${search}`] },
  );
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  return { user: userEvent.setup(), router };
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the suggestions and a name make a character, and the wizard opens its sheet', async () => {
  const { user } = open();
  await heading('Step 1 of 8: What do you do best?');
  await user.click(await screen.findByRole('radio', { name: 'Wizard' }));
  for (const [next, question] of [
    ['Species', 'Step 2 of 9: Who are your people?'],
    ['Background', 'Step 3 of 9: What were you before?'],
    ['Abilities', 'Step 4 of 9: How strong, quick and clever are you?'],
    ['Skills', 'Step 5 of 9: What have you learned?'],
    ['Equipment', 'Step 6 of 9: What do you carry?'],
    ['Spells', 'Step 7 of 9: Which spells do you know?'],
    ['Name', 'Step 8 of 9: What is your name?'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Next: ${next}` }));
    const title = await heading(question);
    await waitFor(() => expect(document.activeElement).toBe(title));
  }
  await user.type(await screen.findByLabelText('Name'), 'Oda Inkfinger{Enter}');
  await screen.findByText('Oda Inkfinger is legal, equipped and ready to play.');
  await user.click(screen.getByRole('button', { name: 'Create character' }));
  await screen.findByText('The sheet');
  const { items } = await call<CharacterPage>('/api/characters/');
  const created = items.find(({ name }) => name === 'Oda Inkfinger');
  const stored = await call<Character>(`/api/characters/${created?.characterId ?? ''}`);
  expect(stored).toMatchObject({ class: 'wizard', background: 'sage', level: 1 });
  expect(stored.spells.filter(({ facts }) => facts.level > 0).length).toBeGreaterThanOrEqual(6);
});

test('Back is before the button that leads on, and the first step has none', async () => {
  const { user } = open();
  const next = await screen.findByRole('button', { name: 'Next: Species' });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await user.click(next);
  await heading('Step 2 of 8: Who are your people?');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(['Back', 'Next: Background']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Step 1 of 8: What do you do best?');
});

test('a class with Weapon Mastery begins with the weapons of its kit, and can swap them', async () => {
  const { user } = open();
  const group = await screen.findByRole('group', { name: 'Weapon masteries' });
  const weapon = within(group).getByLabelText('Weapon 1');
  expect(weapon.textContent).toBe('Greatsword');
  await selectOption(user, weapon, 'Maul');
  await waitFor(() => expect(weapon.textContent).toBe('Maul'));
  await user.click(screen.getByRole('radio', { name: 'Wizard' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Use the suggestions' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Weapon masteries' })).toBeNull());
});

test('the step of the spells begins with those that are chosen', async () => {
  const { user } = open(<CreatePage />, '?step=class');
  await user.click(await screen.findByRole('radio', { name: 'Cleric' }));
  await user.click(screen.getByRole('link', { name: /Spells/ }));
  const first = await screen.findByRole('region', { name: 'Spells of the Cleric: Level 1' });
  const names = () => within(first).getAllByRole('checkbox').length;
  await waitFor(() => expect(names()).toBe(4));
  await user.click(within(first).getByRole('button', { name: /^Show all \d+ spells of level 1$/ }));
  expect(names()).toBeGreaterThan(10);
});

test('without a name nothing is sent: the step of the name opens and says what it needs', async () => {
  const { user } = open(<CreatePage />, '?step=summary');
  await screen.findByText('Your character has no name yet.');
  await user.click(screen.getByRole('button', { name: 'Create character' }));
  await heading('Step 7 of 8: What is your name?');
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This needs an answer.')).toBeDefined();
});

test('a class that is chosen before the form is loaded stays chosen, with the focus', async () => {
  const early = { class: 'rogue', hadFocus: { current: true } } as const;
  open(<CharacterCreateForm isOnePage={false} early={early} />);
  const rogue = await screen.findByRole<HTMLInputElement>('radio', { name: 'Rogue' });
  await waitFor(() => expect(rogue.checked).toBe(true));
  expect(document.activeElement).toBe(rogue);
  const numbers = within(screen.getByRole('complementary', { name: 'The numbers so far' }));
  await waitFor(() => expect(numbers.getByRole('button').textContent).toContain('Armor Class 14'));
});

test('the first step shows the classes without the form, and leads on', async () => {
  const chosen: string[] = [];
  const hadFocus = { current: false };
  const { user, router } = open(
    <FirstStep early={{ class: 'cleric', hadFocus }} onChoose={(name) => void chosen.push(name)} />,
  );
  // A cleric has spells, so there is a step for them.
  await heading('Step 1 of 9: What do you do best?');
  await user.click(screen.getByRole('radio', { name: 'Bard' }));
  expect(chosen).toEqual(['bard']);
  await user.click(screen.getByRole('button', { name: 'Next: Species' }));
  expect(router.state.location.search).toBe('?step=species');
  cleanup();
  expect(hadFocus.current).toBe(true);
});
