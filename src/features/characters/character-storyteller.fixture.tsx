import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { vi } from 'vitest';
import { forgetAllInTab } from '#src/api/kept-in-tab.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { fakeGenerations } from '#src/components/generation/fake-generations.fixture.ts';
import type { Character, GeneratedCharacter, GenerationDraft } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { CharacterEdit } from './character-edit.tsx';
import { Component as CreatePage } from './character-create-page.tsx';
// The page loads it when it is needed; a busy machine would wait long for it.
import './character-create-form.tsx';
import { startingCharacter } from './starting-character.ts';

export const ashka: GeneratedCharacter = {
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

export const draftWith = (fields: Partial<GeneratedCharacter> = {}): GenerationDraft => ({
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

export const stored: Character = {
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

interface Stage {
  server: ReturnType<typeof fakeGenerations>;
  /** What the form has sent to be saved. */
  saved: unknown[];
}

export const stage: Stage = { server: fakeGenerations(), saved: [] };
export const store = new DraftStore();
let client = createQueryClient();

/** Before each test. */
export function setUp(): void {
  window.location.href = 'http://localhost/';
  stage.server = fakeGenerations();
  stage.saved = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = stage.server.answer(url, init);
    if (answer !== null) return answer;
    const isSaved = init?.method === 'PUT' || init?.method === 'POST';
    if (!isSaved) return new Response(null, { status: 500 });
    // The app sends the body as JSON.
    stage.saved.push(JSON.parse(init?.body as string));
    return Response.json({ ...stored, version: 4 }, { status: init?.method === 'PUT' ? 200 : 201 });
  });
}

/** After each test. */
export async function tearDown(): Promise<void> {
  toast.dismiss();
  cleanup();
  forgetAllInTab();
  // A query that is tried again after the test would send a real request.
  await client.cancelQueries();
  client.clear();
  vi.restoreAllMocks();
  await store.remove(await store.keys(''));
}

export async function open(
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
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '/characters/:characterId', element: null },
    ],
    { initialEntries: ['/?mode=page'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Name');
  return userEvent.setup();
}

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
export const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');

/** Has a draft written and waits until it can be read. */
export async function write(user: UserEvent, entrance: string, draft = draftWith()) {
  await press(user, entrance);
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  stage.server.finish(draft);
  return screen.findByRole('article');
}
