import 'fake-indexeddb/auto';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import type { Character, Feat, Gear, Spell } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { playLimitsOf, untouchedState } from '#src/lib/character/play.ts';
import { call } from '#tests/support/call-mocks.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { selectOption } from '#tests/support/select-option.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { Component as CreatePage } from './character-create-page.tsx';
// The page loads it when it is needed; a busy machine would wait long for it.
import './character-create-form.tsx';
import { copyOfGear, copyOfSpell, newItem } from './copies.ts';
import { Features } from './features.tsx';
import { InventoryPanel } from './inventory/inventory-panel.tsx';
import { PaperSpellTexts } from './paper/paper-spell-texts.tsx';
import { RollsProvider } from './rolls/rolls.ts';
import { SpellsPanel } from './spells/spells-panel.tsx';

configure({ asyncUtilTimeout: 10_000 });

// Only an administrator writes texts into the catalogue.
mockBackend('odo');

const store = new DraftStore();

afterEach(async () => {
  cleanup();
  await store.remove(await store.keys(''));
});

/** Replaces fields of a row of the catalogue, and returns the row as it was. */
async function write<Row extends { version: number; meta: object }>(
  path: string,
  changes: Partial<Row>,
): Promise<Row> {
  const row = await call<Row>(path);
  const { version: _version, meta: _meta, ...input } = row;
  await call(path, 'PUT', { ...input, ...changes });
  return row;
}

function open(element: ReactNode, search = '') {
  const client = newClient();
  const { id, name, email, groups } = people.odo;
  signIn(client, { id, name, email, groups: [...groups] });
  const rolls = {
    mode: 'normal',
    setMode: () => undefined,
    roll: () => {
      throw new Error('No roll is expected.');
    },
    last: null,
  } as const;
  const page = <RollsProvider value={rolls}>{element}</RollsProvider>;
  const router = createMemoryRouter([{ path: '/', element: page }], {
    initialEntries: [`/${search}`],
  });
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  return userEvent.setup();
}

/** What the panels of the sheet get. */
function propsFor(changes: Partial<Character>) {
  const character = { ...untouchedCharacter, ...changes };
  const play = {
    state: untouchedState,
    limits: playLimitsOf(character),
    press: () => undefined,
    last: null,
    undo: () => undefined,
    saveState: 'saved',
    unsent: 0,
    isKept: true,
  } as const;
  return { character, derived: deriveCharacter(character), play, edit: () => undefined };
}

const fireball = '/api/spells/2024%23fireball';
const burst = 'A bead of light flies off and **bursts**.';

test('an opened spell shows its text, and a new text alone does not make its copy old', async () => {
  const before = await write<Spell>(fireball, { description: burst });
  const spells = [{ ...copyOfSpell(before, 'wizard'), prepared: true }];
  const user = open(<SpellsPanel {...propsFor({ class: 'wizard', level: 5, spells })} />);
  const title = screen.getByRole('button', { name: /^Fireball/, expanded: false });
  await screen.findByText('20-ft. sphere');
  expect(screen.queryByText('bursts')).toBeNull();
  await user.click(title);
  expect((await screen.findByText('bursts')).tagName).toBe('STRONG');
  expect(screen.queryByText('The catalogue has changed this spell.')).toBeNull();
});

test('other facts of a spell still make its copy old', async () => {
  const before = await write<Spell>(fireball, { range: { amount: 60, unit: 'feet' } });
  const spells = [{ ...copyOfSpell(before, 'wizard'), prepared: true }];
  open(<SpellsPanel {...propsFor({ class: 'wizard', level: 5, spells })} />);
  expect(await screen.findByText('The catalogue has changed this spell.')).toBeDefined();
});

test('a spell that is added can be read first', async () => {
  await write<Spell>(fireball, { description: burst });
  const user = open(<SpellsPanel {...propsFor({ class: 'wizard', level: 5 })} />);
  await user.click(screen.getByRole('button', { name: 'Add spell' }));
  // Without a name, the list of the class is there to be looked through.
  const found = await screen.findByRole('list', { name: 'Found spells' });
  expect(await within(found).findByText('Acid Splash')).toBeDefined();
  expect(within(found).queryByText('Sacred Flame')).toBeNull();
  await user.type(await screen.findByLabelText('Name'), 'fireball');
  await user.click(await screen.findByRole('button', { name: 'Read what Fireball does' }));
  expect((await screen.findByText('bursts')).tagName).toBe('STRONG');
});

test('a spell that is added can be on any page of the catalogue', async () => {
  const { fetch } = globalThis;
  const pages = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (typeof input !== 'string') return fetch(input, init);
    return fetch(input.replace('pageSize=1000', 'pageSize=120'), init);
  });
  const user = open(<SpellsPanel {...propsFor({ class: 'wizard', level: 5 })} />);
  await user.click(screen.getByRole('button', { name: 'Add spell' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a spell' });
  await user.type(await within(dialog).findByLabelText('Name'), 'zone of');
  expect(await within(dialog).findByText('Zone of Truth')).toBeDefined();
  // What is not shown is counted.
  await user.clear(within(dialog).getByLabelText('Name'));
  const filters = within(dialog).getByRole('group', { name: 'Spells to show' });
  const all = (await within(filters).findByText(/^\d+ spells$/)).textContent;
  expect(Number.parseInt(all, 10)).toBeGreaterThan(120);
  expect(pages.mock.calls.length).toBeGreaterThan(2);
  pages.mockRestore();
});

test('an opened item shows its text', async () => {
  const before = await write<Gear>('/api/gear/2024%23rope', { description: 'Holds *one* giant.' });
  const items = [newItem('item-0001', copyOfGear(before))];
  const user = open(<InventoryPanel {...propsFor({ items })} />);
  await user.click(await screen.findByRole('button', { name: /^Rope/, expanded: false }));
  expect((await screen.findByText('one')).tagName).toBe('EM');
  expect(screen.queryByText('The catalogue has changed this item.')).toBeNull();
});

const alert = {
  benefits: [
    { name: 'Initiative Proficiency', description: 'You are *quick*.' },
    { name: 'Initiative Swap', description: 'A friend can be quicker.' },
  ],
};

test('the feat of the background shows its benefits among the features', async () => {
  await write<Feat>('/api/feats/2024%23alert', alert);
  const { character, derived } = propsFor({ background: 'criminal' });
  const user = open(<Features character={character} derived={derived} />);
  await user.click(await screen.findByRole('button', { name: 'Alert' }));
  expect((await screen.findByText('quick')).tagName).toBe('EM');
  expect(screen.getByText('Initiative Swap.').tagName).toBe('STRONG');
});

test('the feat of a human shows its benefits where it is chosen', async () => {
  await write<Feat>('/api/feats/2024%23alert', alert);
  const user = open(<CreatePage />, '?step=species');
  await user.click(await screen.findByRole('radio', { name: 'Human' }));
  await selectOption(user, await screen.findByLabelText('The feat of a human'), 'Alert');
  expect((await screen.findByText('quick')).tagName).toBe('EM');
});

test('a feat from the game master is added and removed beside that of a human', async () => {
  const user = open(<CreatePage />, '?mode=page');
  const further = within(await screen.findByRole('group', { name: 'Further feats' }));
  const choice = further.getByLabelText('Add a feat');
  await waitFor(() => expect(choice.textContent).toBe('Choose'));
  await selectOption(user, choice, 'Savage Attacker');
  const remove = await further.findByRole('button', { name: 'Remove Savage Attacker' });
  expect(screen.getByLabelText('The feat of a human').textContent).toBe('Alert');
  // The background of a soldier has this feat already.
  expect(further.getByText(/can be taken once/)).toBeDefined();
  await user.click(remove);
  expect(further.queryByRole('button', { name: 'Remove Savage Attacker' })).toBeNull();
});

test('a newcomer reads what a spell does before choosing it', async () => {
  await write<Spell>('/api/spells/2024%23bless', { description: 'Up to **three** take heart.' });
  const user = open(<CreatePage />, '?step=class');
  await user.click(await screen.findByRole('radio', { name: 'Cleric' }));
  await user.click(screen.getByRole('link', { name: /Spells/ }));
  const first = await screen.findByRole('region', { name: 'Spells of the Cleric: Level 1' });
  await user.click(await within(first).findByRole('button', { name: 'Read what Bless does' }));
  expect((await within(first).findByText('three')).tagName).toBe('STRONG');
  expect(within(first).getByRole('checkbox', { name: 'Bless' })).toBeDefined();
  await user.click(within(first).getByRole('button', { name: 'Hide what Bless does' }));
  expect(within(first).queryByText('three')).toBeNull();
  // A search stays in sight when a filter leaves so few spells that none would be needed.
  await user.click(await within(first).findByRole('button', { name: /^Show all/ }));
  const search = () => within(first).getByRole('searchbox', { name: 'Find a spell in level 1' });
  await user.click(search());
  await user.paste('bless');
  const [ofCleric] = screen.getAllByRole('group', { name: 'Spells to show' });
  if (!ofCleric) throw new Error('The list has filters.');
  await user.click(within(ofCleric).getByRole('button', { name: 'Concentration' }));
  expect(within(first).getAllByRole('checkbox')).toHaveLength(1);
  await user.clear(search());
  expect(within(first).getAllByRole('checkbox').length).toBeGreaterThan(1);
});

test('the paper has each text once, by level and name', async () => {
  const row = await write<Spell>(fireball, { description: burst });
  const light = await write<Spell>('/api/spells/2024%23light', { description: burst });
  const spell = { ...copyOfSpell(row, 'wizard'), prepared: true };
  const spells = [
    spell,
    { ...spell, class: 'sorcerer' as const },
    { ...copyOfSpell(light, 'wizard'), prepared: true },
    { ...spell, key: null, name: 'Typed by hand' },
  ];
  open(<PaperSpellTexts character={{ spells }} />);
  expect(await screen.findAllByText('bursts')).toHaveLength(2);
  const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(names).toEqual(['Light', 'Fireball']);
});
