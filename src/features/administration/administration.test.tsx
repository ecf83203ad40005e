import type { InfiniteData } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import type { Person, PersonPage } from '#src/generated/model/index.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { selectOption } from '#tests/support/select-option.ts';
import * as mailsPage from './mails/mails-page.tsx';
import * as peoplePage from './people/people-page.tsx';
import * as securityPage from './security/security-page.tsx';

mockBackend('odo');

beforeAll(() => {
  // The width of a phone, so that cards are shown. A browser test checks the grid.
  Object.assign(window, { innerWidth: 390 });
});

const pages = {
  '/admin/people': peoplePage,
  '/admin/security': securityPage,
  '/admin/mails': mailsPage,
} as const;

function open(url: string) {
  const client = newClient();
  const { id, name, email } = people.odo;
  signIn(client, { id, name, email, groups: ['admin'] });
  const routes = Object.entries(pages).map(([path, { Component, loader }]) => ({
    path,
    loader: loader(client),
    Component,
    HydrateFallback: () => null,
  }));
  const router = createMemoryRouter([...routes, { path: '/admin', element: <h1>Admin</h1> }], {
    initialEntries: [url],
  });
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  return { client, router, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;

const cardsOf = (label: string) => screen.findByRole('list', { name: label }, { timeout: 5000 });

const cardOf = async (label: string, text: string): Promise<HTMLElement> => {
  const list = await cardsOf(label);
  const card = (await within(list).findAllByText(text))[0]?.closest('li');
  if (!card) throw new Error(`There is no card with ${text}.`);
  return card;
};

async function choose(user: User, card: HTMLElement, action: string) {
  await user.click(within(card).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function confirm(user: User, label: string) {
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: label }));
}

describe('the list of people', () => {
  test('has its search, filters and order in the URL', async () => {
    const { router, user } = open('/admin/people?sort=last_seen_at&reverse=true');
    await cardsOf('People');
    await selectOption(user, screen.getByLabelText('State'), 'Disabled');
    await waitFor(() => expect(router.state.location.search).toContain('state=disabled'));
    await waitFor(async () =>
      expect(within(await cardsOf('People')).getAllByRole('listitem')).toHaveLength(2),
    );
    await user.type(screen.getByLabelText('Name or address'), 'berrin');
    await waitFor(() => expect(router.state.location.search).toContain('q=berrin'));
    await waitFor(async () =>
      expect(within(await cardsOf('People')).getAllByRole('listitem')).toHaveLength(1),
    );
    expect(router.state.location.search).toContain('sort=last_seen_at');
  });

  test('finds the accounts that are closing, and says on which day each is deleted', async () => {
    const { user } = open('/admin/people');
    await cardsOf('People');
    await selectOption(user, screen.getByLabelText('State'), 'Closing');
    await waitFor(async () =>
      expect(within(await cardsOf('People')).getAllByRole('listitem')).toHaveLength(1),
    );
    const card = await cardOf('People', 'Ottoline');
    const state = within(card).getByText(/^Closing: /).textContent;
    const day = state.replace('Closing: ', '');
    expect(day, 'it stays on one line').toMatch(/^\d+\u00A0\w+\u00A0\d{4}$/);
    await user.click(within(card).getByRole('button', { name: 'Ottoline' }));
    const panel = await screen.findByRole('dialog', { name: 'Ottoline' });
    expect(await within(panel).findByText('Closing')).toBeDefined();
    const deleted = within(panel).getByText('Is deleted').nextElementSibling;
    expect(deleted?.textContent).toBe(day);
    expect(within(panel).queryByRole('button', { name: 'Make an administrator' })).toBeNull();
  });

  test('says that no person fits, and shows everyone again', async () => {
    const { user } = open('/admin/people?q=nobody-has-this-name');
    await screen.findByText('Nobody found');
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(await cardOf('People', 'Berrin')).toBeDefined();
  });

  test('loads more people after a click', async () => {
    const { user } = open('/admin/people');
    const list = await cardsOf('People');
    const before = within(list).getAllByRole('listitem').length;
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText(/people, all loaded$/);
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(before);
  });

  test('disables and enables an account after a question', async () => {
    const { user } = open('/admin/people?q=kaspar');
    await choose(user, await cardOf('People', 'Kaspar'), 'Disable the account');
    await confirm(user, 'Disable the account');
    await waitFor(async () =>
      // The state, and the field with the time.
      expect(within(await cardOf('People', 'Kaspar')).getAllByText('Disabled')).toHaveLength(2),
    );
    await choose(user, await cardOf('People', 'Kaspar'), 'Enable the account');
    await confirm(user, 'Enable the account');
    await waitFor(async () =>
      expect(within(await cardOf('People', 'Kaspar')).getByText('Active')).toBeDefined(),
    );
  });

  test('an open menu offers what can be done after the list is loaded again', async () => {
    const { user, client } = open('/admin/people?q=kaspar');
    const card = await cardOf('People', 'Kaspar');
    await user.click(within(card).getByRole('button', { name: /^Actions for/ }));
    expect(await screen.findByRole('menuitem', { name: 'Disable the account' })).toBeDefined();
    const [key] = client.getQueryCache().findAll({ queryKey: ['personList'] });
    client.setQueryData<InfiniteData<PersonPage>>(key?.queryKey ?? [], (list) => {
      if (!list) throw new Error('The list is not loaded.');
      const disabled = (person: Person) => ({ ...person, state: 'disabled' as const });
      const changed = list.pages.map((page) => ({ ...page, items: page.items.map(disabled) }));
      return { ...list, pages: changed };
    });
    expect(await screen.findByRole('menuitem', { name: 'Enable the account' })).toBeDefined();
  });

  test('removes the second factors of another person after a question', async () => {
    const { user, client } = open('/admin/people?q=kaspar');
    await cardOf('People', 'Kaspar');
    const [key] = client.getQueryCache().findAll({ queryKey: ['personList'] });
    client.setQueryData<InfiniteData<PersonPage>>(key?.queryKey ?? [], (list) => {
      if (!list) throw new Error('The list is not loaded.');
      const guarded = (person: Person) => ({ ...person, hasSecondFactors: true });
      const changed = list.pages.map((page) => ({ ...page, items: page.items.map(guarded) }));
      return { ...list, pages: changed };
    });
    await choose(user, await cardOf('People', 'Kaspar'), 'Remove second factors');
    const sent = vi.spyOn(globalThis, 'fetch');
    await confirm(user, 'Remove second factors');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [path, init] = sent.mock.calls[0] ?? [];
    expect(path).toMatch(/\/api\/people\/[\w-]+\/reset-factors$/);
    expect(init?.method).toBe('POST');
  });

  test('says why the last administrator cannot be removed', async () => {
    // happy-dom logs the refused request.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open('/admin/people?group=admin');
    const card = await cardOf('People', 'Odo (you)');
    await choose(user, card, 'Remove administrator rights');
    await confirm(user, 'Remove administrator rights');
    const question = await screen.findByRole('alertdialog');
    const alert = await within(question).findByRole('alert');
    expect(alert.textContent).toContain('Make another person an administrator first');
    expect(logged).toHaveBeenCalledOnce();
    expect(within(card).getByText('Administrator')).toBeDefined();
  });

  test('offers only what can be done', async () => {
    const { user } = open('/admin/people?state=unverified');
    const card = await cardOf('People', 'Wren');
    await user.click(within(card).getByRole('button', { name: 'Actions for Wren' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Sessions and history',
      'Show in the security log',
      'Send the verification again',
      'Disable the account',
    ]);
  });

  test('shows the sessions of a person and what happened, in a panel that has a URL', async () => {
    const { router, user } = open(`/admin/people?person=${people.odo.id}`);
    const panel = await screen.findByRole('dialog', { name: 'Odo' });
    const sessions = await within(panel).findByRole('list', { name: 'Sessions' });
    expect(within(sessions).getAllByRole('listitem').length).toBeGreaterThan(0);
    const events = await within(panel).findByRole('list', { name: 'What happened' });
    expect(within(events).getAllByText('Signed in').length).toBeGreaterThan(0);
    expect(within(events).getByText(/by the operator/)).toBeDefined();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the security log', () => {
  test('is filtered from the menu of an event, and the filter is in the URL', async () => {
    const { router, user } = open('/admin/security');
    const card = await cardOf('Security log', 'Administration refused');
    expect(within(card).getByText('personList')).toBeDefined();
    expect(within(card).getByText('Time')).toBeDefined();
    expect(within(card).queryByText('Event'), 'it is the title').toBeNull();
    await choose(user, card, 'Only this person');
    await waitFor(() => expect(router.state.location.search).toBe(`?userId=${people.tomas.id}`));
    await waitFor(async () => {
      const list = await cardsOf('Security log');
      expect(within(list).queryByText('Account disabled')).toBeNull();
    });
    await user.click(screen.getByRole('button', { name: /^One person only/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('refuses an invalid network, and asks for the events of a valid one', async () => {
    const { router, user } = open('/admin/security');
    await cardsOf('Security log');
    const field = screen.getByLabelText('Network');
    await user.type(field, 'the inn{Enter}');
    expect(screen.getByText('Not an address.')).toBeDefined();
    expect(router.state.location.search).toBe('');
    await user.clear(field);
    await user.type(field, '2001:db8:17::4{Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('network')).toBe(
        '2001:db8:17::4',
      ),
    );
    await waitFor(async () => {
      const list = await cardsOf('Security log');
      const networks = within(list).getAllByText('2001:db8:17::/48');
      expect(networks).toHaveLength(within(list).getAllByRole('listitem').length);
    });
  });

  test('is exported with its filter', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:export';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open('/admin/security?event=access.refuse');
    await cardsOf('Security log');
    await user.click(screen.getByRole('button', { name: 'Export…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export the security log' });
    await user.click(within(dialog).getByLabelText('NDJSON'));
    await user.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = ((await saved[0]?.text()) ?? '').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ event: 'access.refuse', detail: 'personList' }),
    ]);
  });
});

describe('the mails', () => {
  test('say why they have failed without the address of the reason, and are sent again', async () => {
    const { user } = open('/admin/mails');
    const card = await cardOf('Mails', 'New password');
    expect(within(card).getByText('550 5.1.1 <[address]>: no such mailbox here')).toBeDefined();
    await choose(user, card, 'Send again now');
    await waitFor(async () =>
      expect(within(await cardsOf('Mails')).queryByText('New password')).toBeNull(),
    );
  });

  test('are dropped after a question, and the empty list shows a friendly text', async () => {
    const { user } = open('/admin/mails');
    for (const mail of ['New password', 'Account disabled']) {
      await choose(user, await cardOf('Mails', mail), 'Drop');
      await confirm(user, 'Drop the mail');
      await waitFor(() => expect(screen.queryByText(mail)).toBeNull());
    }
    expect(await screen.findByText('All mails are sent')).toBeDefined();
  });
});
