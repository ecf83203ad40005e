import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAllInTab } from '#src/api/kept-in-tab.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { fakeGenerations, problem } from '#src/components/generation/fake-generations.fixture.ts';
import type { Character, GenerationDraft } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import * as characterPage from './character-page.tsx';

configure({ asyncUtilTimeout: 5_000 });

const store = new DraftStore();

const unpainted: Character = {
  ...untouchedCharacter,
  name: 'Ashka',
  concept: 'A quartermaster who kept the books.',
};

const portraitDraft = (alt: string): GenerationDraft => ({
  title: 'Ashka',
  sections: [],
  entry: null,
  campaign: null,
  character: null,
  cover: null,
  portrait: { portraitImage: `/api/images/${alt}`, alt },
});

let server: ReturnType<typeof fakeGenerations>;
let stored: Character;
/** What the page has sent, with the version that it changes. */
let chosen: { generationId: string | null; ifMatch: string | null }[];
/** The answer to the next choice, if it is refused. */
let refusal: Response | null;

beforeEach(() => {
  window.location.href = 'http://localhost/';
  server = fakeGenerations();
  stored = unpainted;
  chosen = [];
  refusal = null;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, window.location.href);
    if (pathname.endsWith('/portrait')) {
      if (refusal !== null) return refusal;
      // The app sends the body as JSON.
      const { generationId } = JSON.parse(init?.body as string) as { generationId: string | null };
      chosen.push({ generationId, ifMatch: new Headers(init?.headers).get('if-match') });
      const portrait = server.all.find((one) => one.generationId === generationId)?.draft?.portrait;
      stored = {
        ...stored,
        portraitImage: portrait?.portraitImage ?? null,
        portraitAlt: portrait?.alt ?? null,
        version: stored.version + 1,
      };
      return Response.json(stored);
    }
    return server.answer(url, init) ?? Response.json(stored);
  });
});

afterEach(async () => {
  toast.dismiss();
  cleanup();
  forgetAllInTab();
  vi.restoreAllMocks();
  await store.remove(await store.keys(''));
});

function open(): UserEvent {
  const client = createQueryClient();
  signIn(client, { id: 'ilse', name: 'Ilse', email: 'ilse@example.com', groups: [] });
  const { loader, Component } = characterPage;
  const router = createMemoryRouter(
    [
      {
        path: '/characters/:characterId',
        loader: loader(client),
        Component,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/characters/character-1'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function paint(user: UserEvent, alt: string) {
  await press(user, 'Paint a portrait');
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  server.finish(portraitDraft(alt));
  await screen.findByRole('img', { name: alt });
}

test('a painted portrait is a preview until it is chosen', async () => {
  const user = open();
  await paint(user, 'A soldier before a fire');
  expect(server.started[0]?.body).toMatchObject({ kind: 'portrait', characterId: 'character-1' });
  expect(chosen).toEqual([]);
  await press(user, 'Use this portrait');
  await screen.findByText('Ashka has a new portrait.');
  expect(chosen).toEqual([{ generationId: 'generation-1', ifMatch: '"1"' }]);
  const shown = await screen.findByRole<HTMLImageElement>('img', {
    name: 'A soldier before a fire',
  });
  expect(new URL(shown.src).pathname).toBe('/api/images/A%20soldier%20before%20a%20fire');
});

test('an idea for a portrait is back after a reload', async () => {
  const idea = () => screen.findByRole('textbox', { name: /^What it shows/ });
  const user = open();
  await press(user, 'Paint a portrait');
  await user.type(await idea(), 'Before a fire');
  const ideas = () => store.keys('ilse/idea/character/character-1/portrait/');
  await waitFor(async () => expect(await ideas()).toHaveLength(1));
  cleanup();
  await press(open(), 'Paint a portrait');
  await screen.findByText(/^Your words from .* are back$/);
  expect(await idea()).toHaveProperty('value', 'Before a fire');
});

test('the page says who has drafted the line about the character', async () => {
  stored = { ...unpainted, draftedBy: 'storyteller' };
  open();
  expect(await screen.findByText('Drafted by the storyteller.')).toBeTruthy();
});

test('an earlier portrait of this character can be chosen, and that of another is not offered', async () => {
  const { settings } = server.add({
    kind: 'portrait',
    author: 'painter',
    draft: portraitDraft('At sea'),
  });
  server.change('generation-1', { settings: { ...settings, characterId: 'character-1' } });
  server.add({ kind: 'portrait', author: 'painter', draft: portraitDraft('Another person') });
  const user = open();
  await press(user, 'Paint a portrait');
  await screen.findByRole('region', { name: 'Earlier portraits' });
  expect(screen.queryByRole('img', { name: 'Another person' })).toBeNull();
  await press(user, 'At sea');
  await press(user, 'Use this portrait');
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(chosen[0]?.generationId).toBe('generation-1');
});

test('a removed portrait stays among the earlier ones', async () => {
  stored = { ...unpainted, portraitImage: '/api/images/old', portraitAlt: 'At sea', version: 4 };
  const user = open();
  await screen.findByRole('img', { name: 'At sea' });
  await press(user, 'Remove the portrait');
  await screen.findByText(/^The portrait is removed/);
  expect(chosen).toEqual([{ generationId: null, ifMatch: '"4"' }]);
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Remove the portrait' })).toBeNull();
});

test('the frame of the portrait shows that a new one is being painted, also after a reload', async () => {
  const user = open();
  await press(user, 'Paint a portrait');
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  await press(user, 'Go on meanwhile');
  await screen.findByRole('progressbar', { name: 'The new portrait' });
  cleanup();
  const again = open();
  await screen.findByRole('progressbar', { name: 'The new portrait' });
  server.finish(portraitDraft('At sea'));
  await screen.findByText('A new portrait is painted');
  await press(again, 'See it');
  await screen.findByRole('img', { name: 'At sea' });
  expect(screen.queryByText('A new portrait is painted')).toBeNull();
  await press(again, 'Keep the present one');
  expect(screen.queryByText('A new portrait is painted')).toBeNull();
  cleanup();
  open();
  await screen.findByRole('button', { name: 'Paint a portrait' });
  expect(screen.queryByText('A new portrait is painted')).toBeNull();
});

test('a portrait can be cancelled in the frame, and the focus goes to the button of the painter', async () => {
  const user = open();
  await press(user, 'Paint a portrait');
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  await press(user, 'Go on meanwhile');
  await press(user, 'Cancel the portrait');
  const button = await screen.findByRole('button', { name: 'Paint a portrait' });
  expect(document.activeElement).toBe(button);
  expect(server.all[0]?.status).toBe('cancelled');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the frame of the portrait leads to the reason why it could not be painted', async () => {
  const user = open();
  await press(user, 'Paint a portrait');
  await press(user, 'Paint');
  await screen.findByText('Waiting for the painter');
  await press(user, 'Go on meanwhile');
  server.fail('The painter ran out of light. Try again.');
  await screen.findByText('The portrait could not be painted');
  await press(user, 'See why');
  expect(await screen.findByText('The painter ran out of light. Try again.')).toBeTruthy();
});

test('a portrait that is refused leaves the page as it was', async () => {
  refusal = problem(422, { code: 'validation_failed', detail: 'There is no such portrait.' });
  const user = open();
  await paint(user, 'At sea');
  await press(user, 'Use this portrait');
  await screen.findByText('The portrait is as it was. There is no such portrait.');
  expect(screen.getByRole('button', { name: 'Use this portrait' })).toBeTruthy();
});
