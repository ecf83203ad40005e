import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { vi } from 'vitest';
import { forgetAllInTab } from '#src/api/kept-in-tab.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import type { Values } from '../drafts/rebase.ts';
import { showText } from '../drafts/shown-values.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { fakeGenerations, questDraft } from './fake-generations.fixture.ts';
import { type Safety, writeEntrance } from './story-source.ts';
import { Storyteller } from './storyteller.tsx';

export const empty: Values = { title: '', text: '', giver: '' };

interface Stage {
  server: ReturnType<typeof fakeGenerations>;
  /** What is in the form. */
  form: Values;
  /** The draft in the form, which a request to save it names. */
  usedDraft: string | null;
  /** Whether the responses of the server are lost. */
  isOffline: boolean;
  campaign: Campaign | null;
  /** The lines and veils in the form. */
  safety: Safety;
  /** Whether a draft has replaced a text of the form before it was opened. */
  hasReplaced: boolean;
  /** What the list of generations waits for. */
  listWaitsFor: Promise<void>;
}

const newStage = (): Stage => ({
  server: fakeGenerations(),
  form: { ...empty },
  usedDraft: null,
  isOffline: false,
  campaign: null,
  safety: {},
  hasReplaced: false,
  listWaitsFor: Promise.resolve(),
});

export const stage = newStage();

function Form() {
  const [, setWritten] = useState(0);
  return (
    <>
      <Storyteller
        kinds={['quest', 'adventure']}
        campaignId={stage.campaign?.campaignId ?? null}
        draftOf="entry/1"
        entrances={writeEntrance(() => ({
          idea: showText(stage.form['title']),
          safety: stage.safety,
        }))}
        hasSavedDraft={stage.hasReplaced}
        isEarlierText={() => true}
        target={{
          fields: [
            { key: 'title', label: 'Title', show: showText },
            { key: 'giver', label: 'Given by', show: showText },
            { key: 'text', label: 'Text', show: showText },
          ],
          texts: { text: 200 },
          empty,
          valuesOf: ({ entry }) =>
            entry === null
              ? {}
              : { title: entry.title, text: entry.text, giver: entry.details.giver },
          read: () => stage.form,
          write: (values) => {
            stage.form = { ...stage.form, ...values };
            setWritten((count) => count + 1);
          },
          usedDraft: {
            read: () => stage.usedDraft,
            write: (generationId) => {
              stage.usedDraft = generationId;
            },
          },
        }}
      />
      <p>{`In the form: ${showText(stage.form['text'])}`}</p>
    </>
  );
}

export function open(userId = 'mira') {
  const client = createQueryClient();
  signIn(client, { id: userId, name: 'Mira', email: 'a@example.com', groups: [] });
  const router = createMemoryRouter([{ path: '/', Component: Form }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof open>;

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (user: User, name: string | RegExp) => user.click(await button(name));
export const panel = () => screen.findByRole('dialog', { name: 'The storyteller' });
export const openPanel = async (user: User, name = 'Write with the storyteller') => {
  await press(user, name);
  return panel();
};

/** Opens the panel and waits for the draft of the first quest. */
export async function write(user: User, draft = questDraft()) {
  await openPanel(user);
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  stage.server.finish(draft);
  await screen.findByRole('heading', { name: draft.title });
}

/** Before each test: an empty form, and a server without generations. */
export function setStage(): void {
  window.location.href = 'http://localhost/';
  Object.assign(stage, newStage());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, window.location.href);
    if (pathname === '/api/generation/') await stage.listWaitsFor;
    const answer =
      stage.server.answer(url, init) ??
      (stage.campaign === null
        ? new Response(null, { status: 500 })
        : Response.json(stage.campaign));
    if (stage.isOffline) throw new TypeError('The connection was lost.');
    return answer;
  });
}

/** After each test: nothing of it stays in the tab or on the page. */
export function clearStage(): void {
  toast.dismiss();
  cleanup();
  forgetAllInTab();
  vi.restoreAllMocks();
}
