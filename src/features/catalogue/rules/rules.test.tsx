import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { people } from '#mocks/fixtures/people.ts';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { signIn } from '#src/api/session.ts';
import { catalogueKinds, type CatalogueKind } from '#src/generated/contract/kinds.ts';
import {
  allShown,
  expectRefusal,
  mockCatalogue,
  newClient,
  storedItem,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import { deliveredItems, isDeliveredFor2014 } from '#tests/support/delivered-items.ts';
import { kinds } from '../kinds/all.ts';
import * as itemPage from './rules-item-page.tsx';
import * as listPage from './rules-list-page.tsx';
import * as rulesPage from './rules-page.tsx';
import { selectOption } from '#tests/support/select-option.ts';

configure({ asyncUtilTimeout: 10_000 });
mockCatalogue();
beforeEach(() => {
  // A table needs the width of a tablet; happy DOM has 1024 px.
  Object.assign(window, { innerWidth: 1024 });
});

function open(path: string, person: 'mira' | 'odo' = 'mira') {
  const client: QueryClient = newClient();
  const { id, name, email, groups } = people[person];
  signIn(client, { id, name, email, groups: [...groups] });
  const pagesOf = (kind: CatalogueKind) => [
    {
      path: `/rules/${kind}`,
      loader: listPage.loader(client, kind),
      element: <listPage.Component kind={kind} />,
    },
    {
      path: `/rules/${kind}/:${kinds[kind].skField}`,
      loader: itemPage.loader(client, kind),
      element: <itemPage.Component kind={kind} />,
    },
  ];
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          { path: '/rules', loader: rulesPage.loader(client), Component: rulesPage.Component },
          ...pagesOf('gear'),
          ...pagesOf('weapons'),
          ...pagesOf('armor'),
          ...pagesOf('feats'),
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  const here = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), here, client };
}

const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

const namesIn = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

const panel = async () => screen.findByRole('region', { name: 'At a glance' });
const textsOf = (element: HTMLElement, role: string) =>
  within(element)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe('the list of a kind', () => {
  test('has the facts as rulebooks print them', async () => {
    open('/rules/weapons?q=trident');
    expect(await rowsOf('Weapons')).toEqual([
      [
        'TridentMartial melee\u00a0· 2024',
        '1d8 piercing',
        'Thrown (20/60\u00a0ft.), Versatile (1d10)',
        'Topple',
        '4\u00a0lb.',
        '5\u00a0gp',
      ],
    ]);
    cleanup();
    open('/rules/armor?category=heavy&q=plate');
    expect(await rowsOf('Armor')).toEqual([
      ['Plate Armor2024', '18', '15', 'Disadvantage', '65\u00a0lb.', '1,500\u00a0gp'],
    ]);
    cleanup();
    open('/rules/armor?q=half');
    expect((await rowsOf('Armor'))[0]?.[1]).toBe('15 + Dex modifier (max 2)');
  });

  test('has links that differ for the same item in two editions', async () => {
    const older = {
      ...kinds.weapons.emptyValues,
      name: 'Battleaxe',
      edition: '2014',
      source: 'Home',
    };
    await kinds.weapons.create(older, { 'Idempotency-Key': 'battleaxe-create' });
    open('/rules/weapons?q=battleaxe');
    const table = await screen.findByRole('table', { name: 'Weapons' });
    const names = within(table).getAllByRole('link', { name: /Battleaxe/ });
    expect(names.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Battleaxe (2014)',
      'Battleaxe (2024)',
    ]);
  });

  test('shows 25 items, and the next ones with the focus on the first of them', async () => {
    const { user } = open('/rules/gear');
    expect(await namesIn('Gear')).toHaveLength(25);
    expect(await screen.findByText('25 of 129 gear items')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show more gear items' }));
    await screen.findByText('50 of 129 gear items');
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links).toHaveLength(50);
    await waitFor(() => expect(document.activeElement).toBe(links[25]));
  });

  test('has its search, filters and order in its URL', async () => {
    const { user, here } = open('/rules/gear');
    await namesIn('Gear');
    await selectOption(user, screen.getByLabelText('Category'), 'Mount');
    await waitFor(() =>
      expect(screen.getByLabelText('Category')).toHaveProperty('textContent', 'Mount'),
    );
    expect(here()).toBe('/rules/gear?category=mount');
    const costs = () => screen.getByRole('columnheader', { name: 'Cost' });
    await user.click(within(costs()).getByRole('button'));
    await waitFor(() => expect(costs().getAttribute('aria-sort')).toBe('ascending'));
    await user.click(within(costs()).getByRole('button'));
    await waitFor(() => expect(costs().getAttribute('aria-sort')).toBe('descending'));
    expect(here()).toBe('/rules/gear?category=mount&sort=cost&reverse=true');
    await waitFor(async () =>
      expect(await namesIn('Gear')).toEqual(expect.arrayContaining(['Warhorse'])),
    );
    expect((await namesIn('Gear'))[0]).toBe('Warhorse');
    await user.type(screen.getByLabelText('Search by name'), 'pony');
    await waitFor(async () => expect(await namesIn('Gear')).toEqual(['Pony']));
    expect(here()).toBe('/rules/gear?category=mount&sort=cost&reverse=true&q=pony');
  });

  test('shows only items of one edition, although the server also returns items of other editions', async () => {
    const values = { ...kinds.gear.emptyValues, source: 'SRD 5.1', edition: '2014' };
    for (const name of ['Aardvark', 'Zither']) {
      await kinds.gear.create({ ...values, name }, { 'Idempotency-Key': `${name}-create-1` });
    }
    open('/rules/gear?edition=2014');
    expect(await namesIn('Gear')).toEqual(['Aardvark', 'Zither']);
    expect(screen.getByText('2 gear items')).toBeDefined();
  });

  test('shows that no item matches, and a link that removes the filters', async () => {
    const { user, here } = open('/rules/gear?q=owlbear&category=mount');
    await screen.findByRole('heading', { name: 'No gear items by that name.' });
    await user.click(screen.getByRole('link', { name: 'Search everywhere' }));
    await waitFor(() => expect(here()).toBe('/rules/gear?q=owlbear'));
    await user.click(await screen.findByRole('link', { name: 'Clear the search' }));
    expect(await namesIn('Gear')).toHaveLength(25);
  });

  test('offers to try again if the server does not answer', async () => {
    expectRefusal();
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = open('/rules/gear');
    const again = await screen.findByRole('button', { name: 'Try again' });
    fetch.mockRestore();
    await user.click(again);
    expect(await namesIn('Gear')).toHaveLength(25);
  });
});

describe('the page of an item', () => {
  test('has the facts, links to other items and the attribution of the source', async () => {
    const { user, here } = open('/rules/weapons?q=longbow');
    await user.click(await screen.findByRole('link', { name: 'Longbow (2024)' }));
    await screen.findByRole('heading', { level: 1, name: 'Longbow' });
    const glance = await panel();
    expect(textsOf(glance, 'term')).toEqual([
      'Damage',
      'Properties',
      'Mastery',
      'Weight',
      'Cost',
      'Crafting',
      'Ammunition',
    ]);
    expect(screen.getByText(/System Reference Document 5\.2\.1/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(await within(glance).findByRole('link', { name: 'Arrows' }));
    await screen.findByRole('heading', { level: 1, name: 'Arrows' });
    expect(here()).toBe('/rules/gear/2024%23arrows');
  });

  test('links back to the list with its search and filter', async () => {
    const { user, here } = open('/rules/weapons?q=bow&category=martial-ranged');
    await user.click(await screen.findByRole('link', { name: 'Longbow (2024)' }));
    await user.click(await screen.findByRole('link', { name: 'Weapons' }));
    await screen.findByRole('table', { name: 'Weapons' });
    expect(here()).toBe('/rules/weapons?q=bow&category=martial-ranged');
  });

  test('shows contents as links and a description as Markdown', async () => {
    const saved = await kinds.gear.create(
      {
        ...kinds.gear.emptyValues,
        name: 'Lamplighter’s Pack',
        source: 'Home',
        description: 'Light for **nine** nights.',
        contents: [{ gearSk: '2024#oil', quantity: 7 }],
      },
      { 'Idempotency-Key': 'lamplighter-create' },
    );
    open(`/rules/gear/${encodeURIComponent(saved.sk)}`);
    const contents = await screen.findByRole('region', { name: 'Contents' });
    // The name of the other item appears later than its key.
    await waitFor(() => expect(textsOf(contents, 'listitem')).toEqual(['7 × Oil']));
    expect(within(contents).getByRole('link').getAttribute('href')).toBe('/rules/gear/2024%23oil');
    expect(screen.getByText('nine').tagName).toBe('STRONG');
    expect(screen.getByText('Source: Home.')).toBeDefined();
  });

  test('requests the names of other items once', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    open('/rules/weapons/2024%23longbow');
    await within(await panel()).findByRole('link', { name: 'Arrows' });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      expect.stringContaining('/api/gear/?category=ammunition'),
      expect.stringContaining('/api/weapons/2024%23longbow'),
    ]);
  });

  test('links an administrator to the form', async () => {
    open('/rules/armor/2024%23shield', 'odo');
    const edit = await screen.findByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toBe('/admin/armor/update/2024%23shield');
    expect(within(await panel()).getByText('+2')).toBeDefined();
  });
});

/** What a character does with the items of a kind, as the page of all rules says it. The page need not say it of a new kind. */
const uses: Readonly<Partial<Record<CatalogueKind, string>>> = {
  gear: 'carry',
  tools: 'carry',
  weapons: 'wield',
  armor: 'wear',
  spells: 'cast',
  feats: 'learn',
};

describe('the page of all rules', () => {
  test('says which kinds are delivered for 2014 and 2024, and which only for 2024', async () => {
    open('/rules');
    const { textContent } = await screen.findByText(/^The numbers of 2014 and 2024 for /);
    const usesOf = (kindsOfEdition: readonly CatalogueKind[]) =>
      new Set(kindsOfEdition.flatMap((kind) => uses[kind] ?? []));
    const usesIn = (text = '') =>
      new Set(text.match(new RegExp(`\\b(?:${Object.values(uses).join('|')})\\b`, 'g')));
    const [both, newer] = textContent.split(', and of 2024 for ');
    expect(usesIn(both)).toEqual(usesOf(catalogueKinds.filter(isDeliveredFor2014)));
    expect(usesIn(newer)).toEqual(
      usesOf(catalogueKinds.filter((kind) => !isDeliveredFor2014(kind))),
    );
    for (const kind of catalogueKinds) {
      expect(deliveredItems(kind, '2024'), kind).toBeGreaterThan(1);
    }
  });

  test('links to each kind and its categories', async () => {
    open('/rules');
    const gear = await screen.findByRole('link', { name: 'Gear' });
    expect(gear.getAttribute('href')).toBe('/rules/gear');
    const mounts = await screen.findByRole('link', { name: 'Mount' });
    expect(mounts.getAttribute('href')).toBe('/rules/gear?category=mount');
  });

  test('finds a name in every kind', async () => {
    const { user, here } = open('/rules');
    await user.type(await screen.findByLabelText('Search by name'), 'shield');
    const armor = await screen.findByRole('list', { name: 'Armor' });
    expect(textsOf(armor, 'link')).toEqual(['Shield']);
    expect(here()).toBe('/rules?q=shield');
    await user.clear(screen.getByLabelText('Search by name'));
    await user.type(screen.getByLabelText('Search by name'), 'beholder');
    await screen.findByRole('heading', { name: 'Nothing by that name.' });
  });
});

test('the page of an item without facts has no empty panel', async () => {
  open('/rules/feats/2024%23alert');
  expect(await screen.findByRole('heading', { name: 'Benefits' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull();
});

describe('a change by another person appears', () => {
  /** Changes the price of the acid behind the page, and notifies the page. */
  async function changePrice(cost: object, notify: () => void) {
    const acid = await storedItem(kinds.gear, '2024#acid');
    const { version } = await kinds.gear.update(acid, { ...acid.values, cost });
    // Data of the same millisecond does not lack events.
    await new Promise((resolve) => setTimeout(resolve, 2));
    act(notify);
    return version;
  }
  const reportChange = () =>
    notifyServerEvent('catalogueChanged', {
      kind: 'gear',
      by: null,
      changes: [{ sk: '2024#acid', version: 9 }],
    });

  test('on the page of an item', async () => {
    open('/rules/gear/2024%23acid');
    const glance = await panel();
    within(glance).getByText('25 gp');
    await changePrice({ amount: 31, unit: 'gp' }, reportChange);
    await within(glance).findByText('31 gp');
    await changePrice({ amount: 32, unit: 'gp' }, () => notifyServerEvent('connected', null));
    expect(await within(glance).findByText('32 gp')).toBeDefined();
  });

  test('in a list', async () => {
    const { client } = open('/rules/gear?q=acid');
    await screen.findByText('25 gp');
    await allShown(client);
    await changePrice({ amount: 31, unit: 'gp' }, reportChange);
    expect(await screen.findByText('31 gp')).toBeDefined();
    // The total is loaded again, too.
    await allShown(client);
  });

  test('in the results of a search over all kinds', async () => {
    open('/rules?q=acid');
    const gear = await screen.findByRole('list', { name: 'Gear' });
    await kinds.gear.remove(await storedItem(kinds.gear, '2024#acid'));
    act(reportChange);
    await waitFor(() => expect(gear.isConnected).toBe(false));
  });

  test('on a page that is opened later', async () => {
    const { user } = open('/rules/gear?q=acid');
    await user.click(await screen.findByRole('link', { name: /^Acid/ }));
    await within(await panel()).findByText('25 gp');
    await user.click(screen.getByRole('link', { name: 'Rules' }));
    await screen.findByLabelText('Search by name');
    await changePrice({ amount: 33, unit: 'gp' }, reportChange);
    await user.click(await screen.findByRole('link', { name: 'Gear' }));
    await user.type(await screen.findByLabelText('Search by name'), 'acid');
    await user.click(await screen.findByRole('link', { name: /^Acid/ }));
    expect(await within(await panel()).findByText('33 gp')).toBeDefined();
  });
});
