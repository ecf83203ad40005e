import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { signIn } from '#src/api/session.ts';
import type { CampaignPage, Invitation, MemberList } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { call } from '#tests/support/call-mocks.ts';
import { selectOption } from '#tests/support/select-option.ts';
import {
  expectRefusal,
  mockBackend,
  newClient,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import * as invitationPage from './invitation-page.tsx';
import * as peoplePage from './people-page.tsx';

configure({ asyncUtilTimeout: 10_000 });

type Person = 'mira' | 'tomas' | 'ilse';

async function signInAs(person: Person): Promise<void> {
  const { email, password } = people[person];
  await call('/api/auth/login', 'POST', { email, password });
}

/** The id of "The Lanterns of Vell": Mira owns it, Tomas and Ilse play in it. */
async function lanterns(): Promise<string> {
  const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
  return items.find(({ title }) => title === 'The Lanterns of Vell')?.campaignId ?? '';
}

function open(path: string, person: Person) {
  const client = newClient();
  const { id, name, email, groups } = people[person];
  signIn(client, { id, name, email, groups: [...groups] });
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          {
            path: '/campaigns/:campaignId/people',
            loader: peoplePage.loader(client),
            Component: peoplePage.Component,
          },
          { path: '/invitations/:code', Component: invitationPage.Component },
          { path: '/campaigns/:campaignId', element: <h1>The campaign</h1> },
          { path: '/campaigns', element: <h1>Campaigns</h1> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
    { wrapper: withQueryClient(client) },
  );
  return { user: userEvent.setup(), here: () => router.state.location.pathname };
}

const openPeople = async (person: Person) => open(`/campaigns/${await lanterns()}/people`, person);

const members = async () => {
  const list = await screen.findByRole('list', { name: 'Members' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the people of a campaign, for its owner', () => {
  mockBackend('mira');

  test('are listed with their roles, the owner first', async () => {
    await openPeople('mira');
    expect(await members()).toEqual([
      expect.stringContaining('Mira (you)Owner'),
      expect.stringContaining('TomasPlayer'),
      expect.stringContaining('IlsePlayer'),
    ]);
    screen.getByText(/Before you can leave it, make someone a game master and hand it over/);
  });

  test('change on the page when the server reports a change', async () => {
    const campaignId = await lanterns();
    await openPeople('mira');
    expect(await members()).toHaveLength(3);
    const { items } = await call<MemberList>(`/api/campaigns/${campaignId}/members`);
    const tomas = items.find(({ name }) => name === 'Tomas')?.userId ?? '';
    await call(`/api/campaigns/${campaignId}/members/${tomas}`, 'PATCH', { role: 'viewer' });
    notifyServerEvent('campaignChanged', { campaignId: 'another-campaign', entryId: null });
    notifyServerEvent('campaignChanged', { campaignId, entryId: null });
    await waitFor(async () => expect((await members())[1]).toContain('TomasViewer'), {
      timeout: 2000,
    });
  });

  test('get another role from the menu, and can then be handed the campaign', async () => {
    const { user } = await openPeople('mira');
    await user.click(await screen.findByRole('button', { name: 'Actions for Tomas' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make a game master' }));
    await screen.findByText('Tomas is now a game master.');
    await waitFor(async () => expect((await members())[1]).toContain('TomasGame master'));
    await user.click(screen.getByRole('button', { name: 'Actions for Tomas' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hand the campaign over…' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Hand the campaign over to Tomas?',
    });
    await user.click(within(question).getByRole('button', { name: 'Hand over' }));
    await waitFor(async () => expect((await members())[0]).toContain('TomasOwner'));
    expect((await members())[1]).toContain('Mira (you)Game master');
  });

  test('are removed after a question', async () => {
    const { user } = await openPeople('mira');
    await user.click(await screen.findByRole('button', { name: 'Actions for Ilse' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from the campaign…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Ilse?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await members()).toHaveLength(2));
  });

  test('are invited by a link, which is copied, replaced and revoked', async () => {
    const { user } = await openPeople('mira');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await screen.findByText('There is no invitation. Create a link and send it.');
    await selectOption(user, screen.getByRole('combobox', { name: 'Join as' }), 'Viewer');
    await selectOption(user, screen.getByRole('combobox', { name: 'Lets in' }), 'One person');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    const list = await screen.findByRole('list', { name: 'Invitations' });
    expect(list.textContent).toContain('Viewer\u00A0· until');
    expect(list.textContent).toContain('0 of 1 joined');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    const first = writeText.mock.calls[0]?.[0] ?? '';
    expect(list.textContent).toContain(first);
    await user.click(screen.getByRole('button', { name: 'Actions for the link for a viewer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Replace with a new link' }));
    await waitFor(() => expect(list.textContent).not.toContain(first));
    await user.click(screen.getByRole('button', { name: 'Actions for the link for a viewer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await screen.findByText('There is no invitation. Create a link and send it.');
  });

  test('are not invited by a link with a wrong value, and the message says which', async () => {
    const { user } = await openPeople('mira');
    const create = await screen.findByRole('button', { name: 'Create link' });
    const fields = [{ path: '/maxUses', message: 'This must be 100 or less.' }];
    const problem = { detail: 'Some values are wrong.', code: 'invalid', fields, requestId: '1' };
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () =>
      Response.json(problem, { status: 422 }),
    );
    await user.click(create);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This must be 100 or less.');
    // The browser scrolls to what has the focus.
    expect(document.activeElement).toBe(alert);
  });

  test.for([
    ['Replace with a new link', 'POST'],
    ['Revoke', 'DELETE'],
  ])('a double click on *%s* sends one request', async ([name, method]) => {
    const { user } = await openPeople('mira');
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    await user.click(await screen.findByRole('button', { name: /^Actions for the link for a/ }));
    const item = await screen.findByRole('menuitem', { name });
    const fetched = vi.spyOn(globalThis, 'fetch');
    // `user.dblClick` renders between the clicks, and the first click closes the menu.
    act(() => {
      fireEvent.click(item);
      fireEvent.click(item);
    });
    const methods = () =>
      fetched.mock.calls.map(([input, init]) => new Request(input, init).method);
    // The list is read again after the change.
    await waitFor(() => expect(methods()).toContain('GET'));
    expect(methods().filter((sent) => sent !== 'GET')).toEqual([method]);
  });

  test('are invited by one link after a double click', async () => {
    const { user } = await openPeople('mira');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await user.dblClick(await screen.findByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    const list = await screen.findByRole('list', { name: 'Invitations' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the people of a campaign, for a player', () => {
  mockBackend('tomas');

  test('cannot be changed or invited, but left', async () => {
    const { user, here } = await openPeople('tomas');
    expect(await members()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Actions for Ilse' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
    const place = screen.getByRole('region', { name: 'Your place here' });
    expect(place.textContent).toContain('write entries of your own');
    expect(place.textContent).toContain('Mira can send you a link');
    await user.click(screen.getByRole('button', { name: 'Your membership' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Leave the campaign…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this campaign?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Campaigns' });
    expect(here()).toBe('/campaigns');
    await screen.findByText('You have left The Lanterns of Vell.');
  });
});

describe('an invitation', () => {
  mockBackend('mira');

  const invite = async (title: string, body: object): Promise<Invitation> => {
    const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
    const campaign = items.find((item) => item.title === title);
    return call(`/api/campaigns/${campaign?.campaignId}/invitations/create`, 'POST', body);
  };

  test('shows what it is for, and joins the campaign', async () => {
    const { code } = await invite('Letters to a Dragon', { role: 'player' });
    await signInAs('ilse');
    const { user, here } = open(`/invitations/${code}`, 'ilse');
    await screen.findByRole('heading', { name: 'Letters to a Dragon' });
    screen.getByText('Mira invites you to');
    screen.getByText(/You will join as a player: you read what is revealed to you/);
    expect(screen.getByText(/see your name/).textContent).toContain('Ilse');
    await user.click(screen.getByRole('button', { name: 'Join the campaign' }));
    await screen.findByRole('heading', { name: 'The campaign' });
    expect(here()).toMatch(/^\/campaigns\/[\w-]+$/);
    await screen.findByText('Welcome to Letters to a Dragon.');
  });

  test('leads members to the campaign', async () => {
    const { code } = await invite('Letters to a Dragon', { role: 'player' });
    open(`/invitations/${code}`, 'mira');
    await screen.findByRole('link', { name: 'Open the campaign' });
    expect(screen.queryByRole('button', { name: 'Join the campaign' })).toBeNull();
  });

  test('that is used up while its page is open says so, and offers no other attempt', async () => {
    const { code } = await invite('Letters to a Dragon', { role: 'player', maxUses: 1 });
    await signInAs('ilse');
    const { user } = open(`/invitations/${code}`, 'ilse');
    const join = await screen.findByRole('button', { name: 'Join the campaign' });
    await signInAs('tomas');
    await call(`/api/invitations/${code}/accept`, 'POST');
    await signInAs('ilse');
    expectRefusal();
    await user.click(join);
    await screen.findByText('This invitation is used up. Ask for a new link.');
    expect(screen.queryByRole('button', { name: 'Join the campaign' })).toBeNull();
  });

  test('that does not work says so', async () => {
    expectRefusal();
    open(`/invitations/${'A'.repeat(43)}`, 'mira');
    await screen.findByText('This invitation does not work any more. Ask for a new link.');
    screen.getByRole('link', { name: 'To your campaigns' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
