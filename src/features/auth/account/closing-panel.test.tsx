import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import type { Account, OwnedCampaign } from '#src/generated/model/index.ts';
import { ClosingPanel } from './closing-panel.tsx';

const account: Account = {
  name: 'Mira',
  email: 'mira@example.com',
  hasPassword: true,
  pendingEmail: null,
  identities: [],
  createdAt: '2026-11-08T18:00:00.000Z',
  closesAt: null,
};

const saltAndAsh: OwnedCampaign = {
  campaignId: 'salt-and-ash',
  title: 'Salt and Ash',
  memberCount: 3,
  gameMasters: [
    { userId: 'ilse-00', name: 'Ilse' },
    { userId: 'tomas-00', name: 'Tomas' },
  ],
};
const oldWell = { ...saltAndAsh, campaignId: 'the-old-well', title: 'The Old Well' };

/** What the fake server has. */
let campaigns: OwnedCampaign[];
/** What the fake server answers to the next request to close the account. */
let refusal: string | null;
/** The bodies of the requests to close the account. */
let sent: unknown[];

beforeEach(() => {
  campaigns = [];
  refusal = null;
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, { method = 'GET', body } = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json({ items: campaigns }));
    sent.push(JSON.parse(typeof body === 'string' ? body : ''));
    const problem = { detail: refusal, code: 'conflict', fields: [], requestId: '1' };
    return Promise.resolve(
      refusal === null
        ? Response.json({ closesAt: account.createdAt })
        : Response.json(problem, { status: 409 }),
    );
  });
});

async function openForm() {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] });
  const routes = [
    { path: '/account', element: <ClosingPanel account={account} /> },
    { path: '/login', element: <h1>Sign in</h1> },
  ];
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/account'] })} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const form = within(screen.getByRole('region', { name: 'Close the account' }));
  await user.click(form.getByRole('button', { name: 'Close my account …' }));
  const fateOf = (title: string) => form.getByLabelText(title).textContent;
  return {
    form,
    fateOf,
    choose: async (title: string, fate: string) => {
      await user.click(await form.findByLabelText(title));
      await user.click(await screen.findByRole('option', { name: fate }));
      await waitFor(() => expect(fateOf(title)).toBe(fate));
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    },
    close: () => user.click(form.getByRole('button', { name: 'Close my account' })),
    confirm: () => user.click(screen.getByRole('button', { name: 'Close it', hidden: true })),
  };
}

test('the account is closed with a decision about each campaign', async () => {
  campaigns = [saltAndAsh, { ...oldWell, memberCount: 1, gameMasters: [] }];
  const { form, fateOf, close, confirm } = await openForm();
  await form.findByLabelText('Salt and Ash');
  expect(fateOf('Salt and Ash')).toBe('Hand over to Ilse');
  expect(fateOf('The Old Well')).toBe('Delete');
  await close();
  expect(screen.getByText(/and 1 campaign with everything in it/)).toBeDefined();
  await confirm();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  const fates = [
    { campaignId: 'salt-and-ash', successorId: 'ilse-00' },
    { campaignId: 'the-old-well', successorId: null },
  ];
  expect(sent).toEqual([{ campaigns: fates }]);
});

test('after a refusal the form has the campaigns of now, and the choices that are still possible', async () => {
  campaigns = [saltAndAsh, oldWell];
  const { form, fateOf, choose, close, confirm } = await openForm();
  await choose('Salt and Ash', 'Hand over to Tomas');
  await choose('The Old Well', 'Hand over to Tomas');
  const ferry = { ...saltAndAsh, campaignId: 'ferry', title: 'The Ferry', gameMasters: [] };
  campaigns = [saltAndAsh, { ...oldWell, gameMasters: oldWell.gameMasters.slice(0, 1) }, ferry];
  refusal = 'You own a campaign that the form did not show. Choose again.';
  await close();
  await confirm();
  expect(await form.findByText(refusal)).toBeDefined();
  expect(await form.findByText(/^This person cannot have it any more/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close it', hidden: true })).toBeNull();
  expect(fateOf('Salt and Ash')).toBe('Hand over to Tomas');
  expect(fateOf('The Old Well')).toBe('Choose …');
  expect(fateOf('The Ferry')).toBe('Choose …');
  const button = form.getByRole('button', { name: 'Close my account' });
  expect(button.getAttribute('aria-disabled')).toBe('true');

  refusal = null;
  await choose('The Old Well', 'Hand over to Ilse');
  await choose('The Ferry', 'Delete');
  await close();
  await confirm();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  const fates = [
    { campaignId: 'salt-and-ash', successorId: 'tomas-00' },
    { campaignId: 'the-old-well', successorId: 'ilse-00' },
    { campaignId: 'ferry', successorId: null },
  ];
  expect(sent.at(-1)).toEqual({ campaigns: fates });
});

test('a form that stays open in another tab has the campaigns of now when the user comes back', async () => {
  campaigns = [saltAndAsh];
  const { form, fateOf } = await openForm();
  await form.findByLabelText('Salt and Ash');
  campaigns = [{ ...saltAndAsh, gameMasters: [] }, oldWell];
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await form.findByLabelText('The Old Well')).toBeDefined();
  expect(fateOf('Salt and Ash')).toBe('Choose …');
});
