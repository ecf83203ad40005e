import 'fake-indexeddb/auto';
import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GeneratedCharacter } from '#src/generated/model/index.ts';
import { classesOf } from '#src/lib/character/class-list.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { masteryAllowance } from '#src/lib/character/weapon-masteries.ts';
import { selectOption } from '#tests/support/select-option.ts';
import type { CharacterValues } from './character-fields.ts';
import {
  draftWith,
  nameField,
  open,
  press,
  setUp,
  stage,
  tearDown,
  write,
} from './character-storyteller.fixture.tsx';

configure({ asyncUtilTimeout: 5_000 });
beforeEach(setUp);
afterEach(tearDown);

const cleric: Partial<GeneratedCharacter> = {
  class: 'cleric',
  background: 'acolyte',
  level: 5,
  abilities: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 },
  increases: [
    { ability: 'wis', amount: 2 },
    { ability: 'cha', amount: 1 },
  ],
  skills: ['history', 'medicine'],
  concept: 'Ashka, a dwarf cleric, has lost her god.',
};

/** Has another draft written, after one is in the form, and puts it there. */
async function writeAgain(user: UserEvent, entrance: string, draft: Partial<GeneratedCharacter>) {
  await press(user, entrance);
  // The storyteller asks for the settings itself when a changed character is finished.
  if (entrance !== 'Finish this') await press(user, 'New draft');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  stage.server.finish(draftWith(draft));
  await screen.findByRole('article');
  await press(user, 'Use this draft');
}

async function create(user: UserEvent): Promise<CharacterValues> {
  await press(user, 'Create character');
  await waitFor(() => expect(stage.saved).toHaveLength(1));
  // The form sends all values of a character.
  return stage.saved[0] as CharacterValues;
}

const fighter: Partial<GeneratedCharacter> = {
  ...cleric,
  class: 'fighter',
  skills: ['athletics', 'perception'],
};

const bera = { ...cleric, name: 'Bera', concept: 'Bera, a dwarf cleric, will not admit it.' };

test('a character that is finished after a draft and a new name has nothing of the blank form', async () => {
  const user = await open('create');
  await write(user, 'From one sentence', draftWith(cleric));
  await press(user, 'Use this draft');
  await user.clear(nameField());
  await user.type(nameField(), 'Bera');
  await writeAgain(user, 'Finish this', bera);
  const line = await screen.findByRole('region', { name: 'Who is this, in a line?' });
  within(line).getByRole('checkbox', { checked: true });
  await press(user, /^Replace/);
  const saved = await create(user);
  expect(saved).toMatchObject({ name: 'Bera', class: 'cleric', species: 'dwarf', level: 5 });
  expect(saved.concept).toBe(bera.concept);
  expect(saved.feats.map((feat) => `${feat.class} ${feat.level} ${feat.name}`)).toEqual([
    'cleric 1 Protector',
    'cleric 4 Ability Score Improvement',
  ]);
  expect(saved.weaponMasteries).toEqual([]);
  expect(marksOf(saved)).toEqual([]);
});

test('the line of a draft is not sent with the next draft, which has another name', async () => {
  const user = await open('create');
  await write(user, 'From one sentence', draftWith(cleric));
  await press(user, 'Use this draft');
  await user.clear(nameField());
  await user.type(nameField(), 'Bera');
  await writeAgain(user, 'Finish this', bera);
  // What a cleric usually has follows the class.
  expect(stage.server.started[1]?.body).toMatchObject({
    choices: { name: 'Bera', class: 'cleric', species: 'dwarf' },
    texts: {},
  });
  expect(stage.server.started[1]?.body).not.toHaveProperty('choices.concept');
});

test('a line that the user has changed is sent with the next draft', async () => {
  const user = await open('create');
  await write(user, 'From one sentence', draftWith(cleric));
  await press(user, 'Use this draft');
  const line = screen.getByRole('textbox', { name: /^Who is this/ });
  await user.clear(line);
  await user.type(line, 'She prays to no one.');
  await press(user, 'Finish this');
  await screen.findByText(/^Stays as it is: .*Who is this, in a line\?/);
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  expect(stage.server.started[1]?.body).toHaveProperty('choices.concept', 'She prays to no one.');
});

test('a typed mastery stays for a class that can use it, and goes with a class that cannot', async () => {
  const user = await open('create');
  await selectOption(user, screen.getByLabelText(/^Weapon 3/), 'Halberd');
  await write(user, 'From one sentence', draftWith(cleric));
  await press(user, 'Use this draft');
  expect(screen.queryByRole('group', { name: 'Weapon masteries' })).toBeNull();
  await writeAgain(user, 'From one sentence', fighter);
  await press(user, /^Replace/);
  const saved = await create(user);
  expect(saved.weaponMasteries).toContain('Halberd');
  expect(saved.weaponMasteries).toHaveLength(masteryAllowance(classesOf(saved)).count);
  expect(saved.feats.map((feat) => feat.name)).toContain('Defense');
  expect(marksOf(saved)).toEqual([]);
});

test('after a change, the panel asks for the settings of a new draft, and the old one can be read', async () => {
  const user = await open('create');
  await write(user, 'From one sentence', draftWith(cleric));
  await press(user, 'Use this draft');
  await press(user, 'Finish this');
  // Nothing has changed, so the draft is what there is to read.
  await screen.findByRole('article');
  await press(user, 'Close');
  await user.type(nameField(), ' Venn');
  await press(user, 'Finish this');
  await screen.findByText(/^Stays as it is: Name/);
  expect(screen.queryByRole('article')).toBeNull();
  await press(user, 'Back to the draft');
  await screen.findByRole('article');
  await press(user, 'Take it back');
  expect(nameField().value).toBe('Ashka Venn');
});
