import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { problem } from '#src/components/generation/fake-generations.fixture.ts';
import type { CampaignPage } from '#src/generated/model/index.ts';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';
import { Component } from './campaign-create-page.tsx';

const store = new DraftStore();

mockBackend('mira');
afterEach(async () => {
  cleanup();
  await store.remove(await store.keys(''));
});

function open() {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: 'mira', name: 'Mira', email: 'a@example.com', groups: [] });
  const router = createMemoryRouter(
    [
      { path: '/campaigns/create', Component },
      { path: '/campaigns/:campaignId', element: <h1>The campaign</h1> },
    ],
    { initialEntries: ['/campaigns/create'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The next creation reaches the server, but its response does not reach the page. */
function loseNextResponse() {
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (init?.method !== 'POST') return response;
    spy.mockRestore();
    throw new TypeError('The connection was lost.');
  });
}

async function titles(): Promise<string[]> {
  const response = await fetch('/api/campaigns/', { credentials: 'include' });
  // The contract says what the response of a list contains.
  const { items } = (await response.json()) as CampaignPage;
  return items.map(({ title }) => title);
}

const create = () => screen.getByRole('button', { name: 'Create campaign' });

/** The server answers the next creation with a refusal. */
function refuseNextCreation(refusal: Response) {
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method !== 'POST') return send(input, init);
    spy.mockRestore();
    return refusal;
  });
}

/** Creates a campaign without getting the response, and closes the page. */
async function createAndLoseResponse() {
  const user = open();
  await user.type(await screen.findByLabelText('Title'), 'The Drowned Crown');
  loseNextResponse();
  await user.click(create());
  await screen.findByText(/cannot be reached/);
  cleanup();
  await waitFor(async () => expect(await store.keys('')).toHaveLength(1));
}

test('a campaign whose response was lost is created once, also after a reload', async () => {
  const before = await titles();
  await createAndLoseResponse();
  const user = open();
  await screen.findByText(/are back$/);
  await user.click(create());
  await screen.findByRole('heading', { name: 'The campaign' });
  expect(await titles()).toHaveLength(before.length + 1);
});

test('a campaign that is changed after a reload is another campaign', async () => {
  const before = await titles();
  await createAndLoseResponse();
  const user = open();
  await screen.findByText(/are back$/);
  await user.type(screen.getByLabelText('Title'), ' II');
  await user.click(create());
  await screen.findByRole('heading', { name: 'The campaign' });
  expect(await titles()).toHaveLength(before.length + 2);
});

/** Creates a campaign, and returns what the request says about its cover. */
async function wantedCover(user: ReturnType<typeof open>) {
  const send = vi.spyOn(globalThis, 'fetch');
  await user.type(await screen.findByLabelText('Title'), 'The Unlit Lamp');
  await user.click(create());
  await screen.findByRole('heading', { name: 'The campaign' });
  const bodies = send.mock.calls.map(([, init]) => init?.body);
  const form = bodies.find((body) => body instanceof FormData);
  send.mockRestore();
  return form?.get('generateCover');
}

test('a cover is painted only if the user wants one', async () => {
  expect(await wantedCover(open())).toBe('false');
});

test('a painted cover can be asked for at creation', async () => {
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Paint a cover/ }));
  expect(await wantedCover(user)).toBe('true');
});

test('a refused cover says when the next one can be painted, and the form keeps its text', async () => {
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Paint a cover/ }));
  await user.type(screen.getByLabelText('Title'), 'The Unlit Lamp');
  const detail = 'You have used up the drafts and covers of this day.';
  refuseNextCreation(
    problem(429, { code: 'too_many_requests', detail }, { 'Retry-After': '86400' }),
  );
  await user.click(create());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`${detail} The next one can be started in 24 hours.`);
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'The Unlit Lamp');
});
