import 'fake-indexeddb/auto';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GeneratedCharacter, GenerationSection } from '#src/generated/model/index.ts';
import { selectOption } from '#tests/support/select-option.ts';
import {
  ashka,
  draftWith,
  nameField,
  open,
  press,
  setUp,
  stage,
  store,
  stored,
  tearDown,
  write,
} from './character-storyteller.fixture.tsx';

configure({ asyncUtilTimeout: 5_000 });
beforeEach(setUp);
afterEach(tearDown);

test('one sentence becomes the values of the form, and an undo takes them back', async () => {
  const user = await open('create');
  await press(user, 'From one sentence');
  await user.type(await screen.findByRole('textbox', { name: /^The idea/ }), 'A dwarf thief');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  expect(stage.server.started[0]?.body).toMatchObject({
    kind: 'character',
    campaignId: null,
    idea: 'A dwarf thief',
    level: 1,
  });
  expect(stage.server.started[0]?.body).not.toHaveProperty('choices');
  stage.server.finish(draftWith());
  const article = await screen.findByRole('article');
  within(article).getByText('Dwarf Rogue, level 1, Soldier');
  await press(user, 'Use this draft');
  expect(nameField().value).toBe('Ashka');
  await waitFor(() => expect(stage.server.inForms).toEqual(['generation-1']));
  expect(screen.getByLabelText('Class').textContent).toContain('Rogue');
  expect(screen.getByLabelText('Dexterity').textContent).toBe('15');
  await press(user, 'Undo');
  expect(nameField().value).toBe('');
  expect(screen.getByLabelText('Class').textContent).toContain('Fighter');
});

test('the level in the sentence is shown and sent until the user chooses one', async () => {
  const user = await open('create');
  await press(user, 'From one sentence');
  const idea = await screen.findByRole('textbox', { name: /^The idea/ });
  await user.type(idea, 'A human paladin of the fifth level.');
  const level = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Level' }).at(-1);
  expect(level?.value).toBe('5');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  expect(stage.server.started[0]?.body).toMatchObject({ level: 5 });
  stage.server.finish(draftWith());
  await press(user, 'New draft');
  const chosen = screen.getAllByRole('textbox', { name: 'Level' }).at(-1);
  if (chosen === undefined) throw new Error('The panel has no level.');
  await user.clear(chosen);
  await user.type(chosen, '3');
  await user.type(screen.getByRole('textbox', { name: /^The idea/ }), ' Or level 7.');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  expect(stage.server.started[1]?.body).toMatchObject({ level: 3 });
});

test('what is chosen is sent and named, and what the form has filled in itself is not', async () => {
  const user = await open('create');
  await user.type(nameField(), 'Ilse Varn');
  await selectOption(user, screen.getByLabelText('Class'), 'Rogue');
  await press(user, 'Finish this');
  await screen.findByText('Stays as it is: Name, Class.');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  const { body } = stage.server.started[0] ?? {};
  const choices = body && 'choices' in body ? body.choices : undefined;
  expect(choices).toEqual({ name: 'Ilse Varn', class: 'rogue' });
  stage.server.finish(draftWith({ name: 'Ilse Varn' }));
  await screen.findByRole('article');
  // Nothing is replaced, so nothing is compared.
  await press(user, 'Use this draft');
  await screen.findByText('The draft is in the form.');
  expect(nameField().value).toBe('Ilse Varn');
});

test('a draft that replaces what is written is compared first', async () => {
  const user = await open('create');
  await user.type(nameField(), 'Ilse Varn');
  await write(user, 'From one sentence');
  await press(user, 'Use this draft');
  const name = await screen.findByRole('region', { name: 'Name' });
  // The name stays at first, because it is the user's own.
  within(name).getByRole('checkbox', { checked: false });
  expect(screen.queryByRole('button', { name: 'Add below' })).toBeNull();
  await press(user, 'Fill in what is empty');
  expect(nameField().value).toBe('Ilse Varn');
  expect(screen.getByLabelText('Class').textContent).toContain('Rogue');
});

const textField = (name: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) });

test('appearance and backstory go into their fields as plain text, and come out again', async () => {
  const user = await open('create');
  const draft = draftWith();
  const [backstory, ...others] = draft.sections;
  const look = {
    ...backstory,
    sectionId: 'appearance',
    heading: 'Appearance',
    text: String.raw`A coat of **ten** colours \& a \*star\*.`,
  } as GenerationSection;
  const sections = [look, ...(backstory ? [backstory] : []), ...others];
  await write(user, 'From one sentence', { ...draft, sections });
  await press(user, 'Use this draft');
  expect(textField('Appearance').value).toBe('A coat of ten colours & a *star*.');
  expect(textField('Backstory').value).toBe('Ashka grew up at the works.');
  await press(user, 'Undo');
  expect(textField('Appearance').value).toBe('');
  expect(textField('Backstory').value).toBe('');
});

test('an own backstory is sent and named, and what a draft has put into the form is not', async () => {
  const user = await open('create');
  await user.type(textField('Appearance'), 'Grey braids.');
  await write(user, 'Finish this');
  await press(user, 'Use this draft');
  expect(textField('Backstory').value).toBe('Ashka grew up at the works.');
  await press(user, 'Finish this');
  await press(user, 'New draft');
  await screen.findByText(/^Stays as it is: .*, Appearance\.$/);
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  expect(stage.server.started[1]?.body).toHaveProperty('texts', { appearance: 'Grey braids.' });
});

test('an own backstory stays at first', async () => {
  const user = await open('create');
  await user.type(textField('Backstory'), 'Mine.');
  await write(user, 'From one sentence');
  await press(user, 'Use this draft');
  const compared = await screen.findByRole('region', { name: 'Backstory' });
  within(compared).getByRole('checkbox', { checked: false });
  await press(user, 'Fill in what is empty');
  expect(textField('Backstory').value).toBe('Mine.');
});

const expectNothingOpen = () => {
  for (const name of ['Skills', 'Expertise']) {
    within(screen.getByRole('group', { name })).getByText('All chosen.');
  }
};

const elfWizard: Partial<GeneratedCharacter> = {
  class: 'wizard',
  species: 'elf',
  background: 'sage',
  level: 12,
  abilities: { str: 8, dex: 12, con: 13, int: 15, wis: 14, cha: 10 },
  increases: [
    { ability: 'int', amount: 2 },
    { ability: 'con', amount: 1 },
  ],
  skills: ['insight', 'investigation'],
};

test('the choices of the levels are suggested, follow the next draft, and come out again', async () => {
  const user = await open('create');
  await write(user, 'From one sentence', draftWith(elfWizard));
  await press(user, 'Use this draft');
  expect(screen.getByLabelText('Subclass of the Wizard').textContent).toBe('Evoker');
  for (const level of [4, 8, 12]) {
    const field = screen.getByLabelText(`Wizard ${level}: Ability Score Improvement`);
    expect(field.textContent).toBe('Ability Score Improvement');
  }
  expectNothingOpen();

  await press(user, 'From one sentence');
  await press(user, 'New draft');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  stage.server.finish(draftWith({ level: 12 }));
  await press(user, 'Use this draft');
  await press(user, /^Replace/);
  expect(screen.getByLabelText('Subclass of the Rogue').textContent).toBe('Thief');
  expect(screen.queryByText(/Wizard/)).toBeNull();
  expectNothingOpen();

  await press(user, 'From one sentence');
  await press(user, 'Take it back');
  expect(screen.getByLabelText('Subclass of the Wizard').textContent).toBe('Evoker');
});

test('the other sections can be copied, and the panel says what the form takes', async () => {
  const user = await open('create');
  const article = await write(user, 'From one sentence');
  within(article).getByText(/the line about the character, Appearance and Backstory\./);
  within(article).getByText('For game masters only');
  await press(user, 'Copy “Backstory”');
  expect(await navigator.clipboard.readText()).toBe('Ashka grew up at the works.');
});

test('a stored character keeps everything that it has', async () => {
  const user = await open('edit');
  await press(user, 'Finish this');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  const { concept: _, level: __, ...chosen } = ashka;
  expect(stage.server.started[0]?.body).toMatchObject({ choices: chosen });
  stage.server.finish(draftWith());
  await screen.findByRole('article');
  await press(user, 'Use this draft');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Who is this/).value).toBe(ashka.concept),
  );
});

test('a saved draft names its generation, also after a reload of the form', async () => {
  const user = await open('edit');
  await write(user, 'Finish this');
  await press(user, 'Use this draft');
  await waitFor(async () => expect(await store.keys('')).not.toEqual([]));
  cleanup();
  const again = await open('edit');
  const concept = () => screen.getByLabelText<HTMLInputElement>(/^Who is this/).value;
  await waitFor(() => expect(concept()).toBe(ashka.concept));
  await press(again, 'Save changes');
  await screen.findByText('Saved.');
  expect(stage.saved).toMatchObject([
    { concept: ashka.concept, draftGenerationId: 'generation-1' },
  ]);
  // The next change is not part of the draft.
  cleanup();
  const later = await open('edit');
  await later.type(nameField(), ' Venn');
  await press(later, 'Save changes');
  await waitFor(() => expect(stage.saved).toHaveLength(2));
  expect(stage.saved[1]).not.toHaveProperty('draftGenerationId');
});

test('saving keeps the fields that the form does not show', async () => {
  const user = await open('edit');
  await user.type(nameField(), ' Venn');
  await press(user, 'Save changes');
  await screen.findByText('Saved.');
  const { expertise, languages, notesForMe } = stored;
  expect(stage.saved).toMatchObject([{ name: 'Ashka Venn', expertise, languages, notesForMe }]);
});

test('the form says at each drafted text who has drafted it', async () => {
  const storyDraftedBy = { appearance: null, backstory: 'a-model' };
  await open('edit', { draftedBy: 'storyteller', storyDraftedBy });
  const drafted = (name: RegExp, description: RegExp) =>
    screen.queryAllByRole('textbox', { name, description }).length;
  expect(drafted(/^Who is this/, /^Drafted by the storyteller\.$/)).toBe(1);
  expect(drafted(/^Backstory/, /Drafted by a-model\./)).toBe(1);
  expect(drafted(/^Appearance/, /Drafted/)).toBe(0);
});

test('choices that contradict each other are refused with the reason', async () => {
  const user = await open('create');
  await press(user, 'Finish this');
  const message = 'This background increases Strength, Dexterity, Constitution.';
  const detail = 'One field needs another look.';
  const fields = [{ path: '/choices/increases', message }];
  const body = { code: 'validation_failed', detail, fields, requestId: '01JD' };
  stage.server.refuse(Response.json(body, { status: 422 }));
  await press(user, 'Write');
  expect(await screen.findByText(new RegExp(message))).toBeTruthy();
});
