import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAllInTab } from '#src/api/kept-in-tab.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { fakeGenerations } from '#src/components/generation/fake-generations.fixture.ts';
import type {
  Character,
  GeneratedCharacter,
  GenerationDraft,
  GenerationSection,
} from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { selectOption } from '#tests/support/select-option.ts';
import { CharacterEdit } from './character-edit.tsx';
import { Component as CreatePage } from './character-create-page.tsx';
// The page loads it when it is needed; a busy machine would wait long for it.
import './character-create-form.tsx';
import { startingCharacter } from './starting-character.ts';

configure({ asyncUtilTimeout: 5_000 });

const ashka: GeneratedCharacter = {
  name: 'Ashka',
  class: 'rogue',
  species: 'dwarf',
  background: 'soldier',
  level: 1,
  abilityMethod: 'standard-array',
  abilities: { str: 10, dex: 15, con: 13, int: 14, wis: 12, cha: 8 },
  increases: [
    { ability: 'dex', amount: 2 },
    { ability: 'con', amount: 1 },
  ],
  skills: ['acrobatics', 'stealth', 'perception', 'deception'],
  equipment: 'kit',
  concept: 'A thief who stopped.',
};

const draftWith = (fields: Partial<GeneratedCharacter> = {}): GenerationDraft => ({
  title: 'Ashka',
  sections: [
    {
      sectionId: 'backstory',
      heading: 'Backstory',
      audience: 'everyone',
      text: 'Ashka grew up at the works.',
    },
    { sectionId: 'hook', heading: 'The hook', audience: 'gm', text: 'The works will burn.' },
  ],
  entry: null,
  campaign: null,
  character: { ...ashka, ...fields },
  cover: null,
  portrait: null,
});

const stored: Character = {
  ...startingCharacter,
  ...ashka,
  expertise: ['stealth'],
  languages: ['Common', 'Dwarvish'],
  notesForMe: 'Owes the quartermaster ten gold.',
  characterId: 'character-1',
  concept: '',
  draftedBy: null,
  storyDraftedBy: { appearance: null, backstory: null },
  portraitImage: null,
  portraitAlt: null,
  version: 3,
  meta: {
    created_at: '2026-11-01T18:00:00.000Z',
    updated_at: '2026-11-01T18:00:00.000Z',
    last_accessed_at: null,
  },
};

const store = new DraftStore();
let server: ReturnType<typeof fakeGenerations>;
/** What the form has sent to be saved. */
let saved: unknown[];
let client = createQueryClient();

beforeEach(() => {
  window.location.href = 'http://localhost/';
  server = fakeGenerations();
  saved = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = server.answer(url, init);
    if (answer !== null) return answer;
    if (init?.method !== 'PUT') return new Response(null, { status: 500 });
    // The app sends the body as JSON.
    saved.push(JSON.parse(init.body as string));
    return Response.json({ ...stored, version: 4 });
  });
});

afterEach(async () => {
  toast.dismiss();
  cleanup();
  forgetAllInTab();
  // A query that is tried again after the test would send a real request.
  await client.cancelQueries();
  client.clear();
  vi.restoreAllMocks();
  await store.remove(await store.keys(''));
});

async function open(
  page: 'create' | 'edit',
  authors: Partial<Pick<Character, 'draftedBy' | 'storyDraftedBy'>> = {},
): Promise<UserEvent> {
  client = createQueryClient();
  signIn(client, { id: 'ilse', name: 'Ilse', email: 'ilse@example.com', groups: [] });
  const element =
    page === 'create' ? (
      <CreatePage />
    ) : (
      <CharacterEdit character={{ ...stored, ...authors }} onEnd={() => undefined} />
    );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: ['/?mode=page'] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Name');
  return userEvent.setup();
}

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');

/** Has a draft written and waits until it can be read. */
async function write(user: UserEvent, entrance: string, draft = draftWith()) {
  await press(user, entrance);
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  server.finish(draft);
  return screen.findByRole('article');
}

test('one sentence becomes the values of the form, and an undo takes them back', async () => {
  const user = await open('create');
  await press(user, 'From one sentence');
  await user.type(await screen.findByRole('textbox', { name: /^The idea/ }), 'A dwarf thief');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  expect(server.started[0]?.body).toMatchObject({
    kind: 'character',
    campaignId: null,
    idea: 'A dwarf thief',
    level: 1,
  });
  expect(server.started[0]?.body).not.toHaveProperty('choices');
  server.finish(draftWith());
  const article = await screen.findByRole('article');
  within(article).getByText('Dwarf Rogue, level 1, Soldier');
  await press(user, 'Use this draft');
  expect(nameField().value).toBe('Ashka');
  await waitFor(() => expect(server.inForms).toEqual(['generation-1']));
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
  expect(server.started[0]?.body).toMatchObject({ level: 5 });
  server.finish(draftWith());
  await press(user, 'New draft');
  const chosen = screen.getAllByRole('textbox', { name: 'Level' }).at(-1);
  if (chosen === undefined) throw new Error('The panel has no level.');
  await user.clear(chosen);
  await user.type(chosen, '3');
  await user.type(screen.getByRole('textbox', { name: /^The idea/ }), ' Or level 7.');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  expect(server.started[1]?.body).toMatchObject({ level: 3 });
});

test('what is chosen is sent and named, and what the form has filled in itself is not', async () => {
  const user = await open('create');
  await user.type(nameField(), 'Ilse Varn');
  await selectOption(user, screen.getByLabelText('Class'), 'Rogue');
  await press(user, 'Finish this');
  await screen.findByText('Stays as it is: Name, Class.');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  const { body } = server.started[0] ?? {};
  const choices = body && 'choices' in body ? body.choices : undefined;
  expect(choices).toEqual({ name: 'Ilse Varn', class: 'rogue' });
  server.finish(draftWith({ name: 'Ilse Varn' }));
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
  expect(server.started[1]?.body).toHaveProperty('texts', { appearance: 'Grey braids.' });
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
  server.finish(draftWith({ level: 12 }));
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
  expect(server.started[0]?.body).toMatchObject({ choices: chosen });
  server.finish(draftWith());
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
  expect(saved).toMatchObject([{ concept: ashka.concept, draftGenerationId: 'generation-1' }]);
  // The next change is not part of the draft.
  cleanup();
  const later = await open('edit');
  await later.type(nameField(), ' Venn');
  await press(later, 'Save changes');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).not.toHaveProperty('draftGenerationId');
});

test('saving keeps the fields that the form does not show', async () => {
  const user = await open('edit');
  await user.type(nameField(), ' Venn');
  await press(user, 'Save changes');
  await screen.findByText('Saved.');
  const { expertise, languages, notesForMe } = stored;
  expect(saved).toMatchObject([{ name: 'Ashka Venn', expertise, languages, notesForMe }]);
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
  server.refuse(Response.json(body, { status: 422 }));
  await press(user, 'Write');
  expect(await screen.findByText(new RegExp(message))).toBeTruthy();
});
