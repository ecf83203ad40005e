import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { Component as CreatePage } from './character-create-page.tsx';
// The page loads these two when they are needed; a busy machine would wait long for them.
import './character-create-form.tsx';
import './character-schema.ts';
import { characterFields } from './character-fields.ts';
import { startingCharacter } from './starting-character.ts';
import { selectOption } from '#tests/support/select-option.ts';

// The form is loaded after the page.
configure({ asyncUtilTimeout: 15_000 });

const store = new DraftStore();

afterEach(async () => {
  cleanup();
  await store.remove(await store.keys(''));
});

async function openNewCharacter() {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ items: [], nextCursor: null, total: 0 }));
  const router = createMemoryRouter([{ path: '/', Component: CreatePage }], {
    initialEntries: ['/?mode=page'],
  });
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Ilse', email: 'ilse@example.com', groups: [] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await screen.findByLabelText('Name');
  const send = () => user.click(screen.getByRole('button', { name: 'Create character' }));
  return { fetched, user, send };
}

/** Changes to point buy and sets the Strength. */
async function buyStrength(user: UserEvent, score: string) {
  await selectOption(user, screen.getByLabelText('Method'), 'Point buy (27 points)');
  const strength = screen.getByLabelText('Strength');
  await user.clear(strength);
  await user.type(strength, score);
}

test('scores that break the rules are refused without a request, and their message gets the focus', async () => {
  const { fetched, user, send } = await openNewCharacter();
  await user.type(screen.getByLabelText('Name'), 'Brannoc');
  await buyStrength(user, '14');
  await send();
  const message = await screen.findByText('These scores cost 25 points. Spend exactly 27.');
  await waitFor(() => expect(document.activeElement).toBe(message.closest('[role="alert"]')));
  expect(fetched).not.toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ method: 'POST' }),
  );
});

test('a score that cannot be bought is refused at its field', async () => {
  const { user, send } = await openNewCharacter();
  await user.type(screen.getByLabelText('Name'), 'Brannoc');
  await buyStrength(user, '16');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Strength')));
  expect(screen.getByText('Scores from 8 to 15 can be bought.')).toBeDefined();
});

test('a bar above the form shows the numbers of the current choices, and a click opens all numbers', async () => {
  const { user } = await openNewCharacter();
  const bar = screen.getByRole('button', { name: /^12 Hit Points Armor Class 17/ });
  expect(bar.compareDocumentPosition(screen.getByLabelText('Name'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await selectOption(user, screen.getByLabelText('Class'), 'Barbarian');
  expect(bar.textContent).toContain('14 Hit Points');
  expect(bar.getAttribute('aria-expanded')).toBe('false');
  await user.click(bar);
  expect(bar.getAttribute('aria-expanded')).toBe('true');
});

test('the summary names fields and groups, and its links lead to them', async () => {
  const { user, send } = await openNewCharacter();
  await buyStrength(user, '14');
  await send();
  const link = await screen.findByRole('link', { name: /^Abilities: These scores cost 25/ });
  expect(screen.getByRole('link', { name: 'Name: This needs an answer.' })).toBeDefined();
  await user.click(link);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Abilities' }));
});

test('choosing a score for an ability swaps it with the ability that had it', async () => {
  const { user } = await openNewCharacter();
  await selectOption(user, screen.getByLabelText('Strength'), '8');
  expect(screen.getByLabelText('Strength').textContent).toBe('8');
  expect(screen.getByLabelText('Intelligence').textContent).toBe('15');
});

test('another method keeps the scores of the one before', async () => {
  const { user } = await openNewCharacter();
  await selectOption(user, screen.getByLabelText('Strength'), '8');
  await buyStrength(user, '9');
  await selectOption(
    user,
    screen.getByLabelText('Method'),
    'Standard array (15, 14, 13, 12, 10, 8)',
  );
  expect(screen.getByLabelText('Intelligence').textContent).toBe('15');
  await selectOption(user, screen.getByLabelText('Method'), 'Point buy (27 points)');
  expect(screen.getByLabelText<HTMLInputElement>('Strength').value).toBe('9');
});

test('rolled dice are shown, and the dropped one is named', async () => {
  const { user } = await openNewCharacter();
  await selectOption(user, screen.getByLabelText('Method'), 'Rolled (4d6, drop the lowest)');
  await user.click(screen.getByRole('button', { name: 'Roll the dice' }));
  expect(screen.getAllByText(/^Dice: [1-6], [1-6], [1-6]; dropped: [1-6]\.$/)).toHaveLength(6);
});

test('a new class asks before typed skills are replaced, and can keep them', async () => {
  const { user } = await openNewCharacter();
  await user.click(screen.getByRole('checkbox', { name: 'Perception' }));
  await user.click(screen.getByRole('checkbox', { name: 'Acrobatics' }));
  await selectOption(user, screen.getByLabelText('Class'), 'Wizard');
  const question = await screen.findByRole('alertdialog', { name: 'Wizard instead of Fighter?' });
  expect(question.textContent).toContain('not among the skills of a Wizard');
  await user.click(within(question).getByRole('button', { name: 'Keep what I chose' }));
  expect(screen.getByLabelText('Class').textContent).toBe('Wizard');
  const acrobatics = screen.getByRole('checkbox', { name: 'Acrobatics' });
  expect(acrobatics.getAttribute('aria-checked')).toBe('true');
});

test('a conflict shows every field as a text', () => {
  const values: Readonly<Record<string, unknown>> = { ...startingCharacter, name: 'Brannoc' };
  expect(characterFields.map(({ key }) => key).toSorted()).toEqual(Object.keys(values).toSorted());
  expect(
    Object.fromEntries(characterFields.map(({ key, show }) => [key, show(values[key])])),
  ).toEqual({
    name: 'Brannoc',
    concept: '',
    class: 'Fighter',
    species: 'Human',
    background: 'Soldier',
    level: '1',
    abilityMethod: 'Standard array (15, 14, 13, 12, 10, 8)',
    abilities: 'Strength 15, Dexterity 14, Constitution 13, Intelligence 8, Wisdom 10, Charisma 12',
    increases: '+2 Strength, +1 Constitution',
    skills: 'Perception, Survival, Insight',
    equipment: 'The kit of the class',
    otherClasses: '',
    subclasses: '',
    feats: 'Alert, Defense',
    expertise: '',
    tools: 'Dice Set',
    languages: 'Common, Dwarvish, Elvish',
    weaponMasteries: 'Greatsword, Flail, Javelin',
    speciesOption: '',
    size: 'Medium',
    spells: '',
    items: 'What the class and background start with',
    overrides: '',
    advancement: 'When the game master says so',
    experience: '0',
    appearance: '',
    backstory: '',
    notesForMe: '',
    notesForGameMaster: '',
    notesForEveryone: '',
  });
});

test('a conflict shows the rows of a list by their names', () => {
  const values: Readonly<Record<string, unknown>> = {
    ...startingCharacter,
    otherClasses: [{ class: 'wizard', level: 2 }],
    feats: [{ class: null, level: 1, key: null, name: 'Alert', increases: [] }],
    items: [
      { name: 'Rope', quantity: 1 },
      { name: 'Torch', quantity: 10 },
    ],
    overrides: [{ target: 'speed', value: 35, reason: 'A blessing' }],
  };
  const shown = Object.fromEntries(
    characterFields.map(({ key, show }) => [key, show(values[key])]),
  );
  expect(shown).toMatchObject({
    otherClasses: 'Wizard 2',
    feats: 'Alert',
    items: 'Rope, Torch × 10',
    overrides: 'Speed 35',
  });
});

test('the field of a further class keeps the focus when another class is chosen', async () => {
  const { user } = await openNewCharacter();
  await user.click(screen.getByRole('button', { name: 'Add a further class' }));
  const field = screen.getByLabelText('Further class');
  await selectOption(user, field, 'Wizard');
  expect(screen.getByLabelText('Levels as a Wizard')).toBeDefined();
  expect(screen.getByLabelText('Further class')).toBe(field);
});
