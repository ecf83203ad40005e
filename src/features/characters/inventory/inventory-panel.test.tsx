import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { characterInputOf } from '#src/api/waiting/sheet-edits.ts';
import { useCharacterGetSuspense } from '#src/generated/endpoints/characters/characters.ts';
import type { Character, CharacterItem, CharacterPlay } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { call } from '#tests/support/call-mocks.ts';
import {
  expectRefusal,
  mockBackend,
  newClient,
  withQueryClient,
} from '#tests/support/mocked-catalogue.tsx';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { newItem } from '../copies.ts';
import { usePlay } from '../play/use-play.ts';
import { InventoryPanel } from './inventory-panel.tsx';
import { itemsOf } from './items-of.ts';

configure({ asyncUtilTimeout: 5_000 });

mockBackend('tomas');

afterEach(() => localStorage.clear());

const create = (items: CharacterItem[] | null): Promise<Character> =>
  call('/api/characters/create', 'POST', {
    ...characterInputOf(untouchedCharacter),
    items,
  });

const stored = ({ characterId }: Character) => call<Character>(`/api/characters/${characterId}`);

function Sheet({ characterId }: { characterId: string }) {
  const { data } = useCharacterGetSuspense(characterId);
  const { character, play, edit } = usePlay(data);
  const derived = deriveCharacter(character);
  return (
    <>
      <output aria-label="Armor Class">{derived.armorClass.value}</output>
      {play && (
        <>
          <button type="button" onClick={play.undo}>
            Undo {play.last?.label}
          </button>
          <InventoryPanel character={character} derived={derived} play={play} edit={edit} />
        </>
      )}
    </>
  );
}

function open({ characterId }: Character) {
  const client = newClient();
  const { id, name, email, groups } = people.tomas;
  signIn(client, { id, name, email, groups: [...groups] });
  render(<Sheet characterId={characterId} />, { wrapper: withQueryClient(client) });
  return userEvent.setup();
}

const armorClass = () => screen.getByRole('status', { name: 'Armor Class' }).textContent;

test('the starting equipment becomes a list with the first change, which can be undone', async () => {
  const fighter = await create(null);
  const user = open(fighter);
  await user.click(await screen.findByRole('button', { name: 'Worn: Chain Mail' }));
  expect(armorClass()).toBe('12');
  await waitFor(async () =>
    expect((await stored(fighter)).items?.find(({ name }) => name === 'Chain Mail')).toMatchObject({
      equipped: false,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Undo putting away Chain Mail' }));
  expect(armorClass()).toBe('16');
  await waitFor(async () =>
    expect((await stored(fighter)).items?.find(({ name }) => name === 'Chain Mail')).toMatchObject({
      equipped: true,
    }),
  );
});

test('the gold of the start goes into the purse once', async () => {
  const fighter = await create(null);
  const user = open(fighter);
  await user.click(await screen.findByRole('button', { name: /into the purse$/ }));
  expect(screen.queryByRole('button', { name: /into the purse$/ })).toBeNull();
  await waitFor(async () => {
    const { state } = await call<CharacterPlay>(`/api/characters/${fighter.characterId}/play`);
    expect(state.coins.gp).toBeGreaterThan(0);
  });
  await waitFor(async () => expect((await stored(fighter)).items).not.toBeNull());
});

test('the first change of the list puts the gold of the start into the purse, once for all devices', async () => {
  const fighter = await create(null);
  const coins = async () => {
    const { state } = await call<CharacterPlay>(`/api/characters/${fighter.characterId}/play`);
    return state.coins.gp;
  };
  const user = open(fighter);
  await user.click(await screen.findByRole('button', { name: 'Worn: Chain Mail' }));
  await user.click(screen.getByRole('button', { name: 'Undo putting away Chain Mail' }));
  await waitFor(async () => expect((await stored(fighter)).items).not.toBeNull());
  const { gp } = itemsOf(fighter).start.coins;
  await waitFor(async () => expect(await coins()).toBe(gp));
  // Another device has begun the list without a network.
  await call(`/api/characters/${fighter.characterId}/play`, 'POST', {
    changeId: 'start-coins',
    coins: { gp },
  });
  expect(await coins()).toBe(gp);
});

test('a change of another device stays when an item is changed on this one', async () => {
  const fighter = await create([newItem('item-0001', { name: 'Rope' })]);
  const user = open(fighter);
  const rope = await screen.findByText('Rope');
  await call(`/api/characters/${fighter.characterId}`, 'PUT', {
    ...characterInputOf(fighter),
    name: 'Wulf the Grey',
  });
  expectRefusal();
  await user.click(rope);
  await user.click(screen.getByRole('button', { name: 'One more: Rope' }));
  await waitFor(async () => {
    const { name, items } = await stored(fighter);
    expect([name, items?.[0]?.quantity]).toEqual(['Wulf the Grey', 2]);
  });
});

test('a wrong number says why, and the focus of a removed row goes to the list', async () => {
  const fighter = await create([newItem('item-0001', { name: 'Rope', weightLb: 5 })]);
  const user = open(fighter);
  await user.click(await screen.findByText('Rope'));
  const weight = screen.getByLabelText('Pounds each');
  await user.clear(weight);
  await user.type(weight, 'heavy{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('a number from 0 to 100,000');
  expect(screen.getByLabelText<HTMLInputElement>('Pounds each').value).toBe('5');
  await user.clear(weight);
  await user.type(weight, '7{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Rope' }));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Items' }));
  await waitFor(async () => expect((await stored(fighter)).items).toEqual([]));
});

test('the number of pieces can be typed, and a further piece from the catalogue joins the row', async () => {
  const fighter = await create([]);
  const user = open(fighter);
  await user.click(await screen.findByRole('button', { name: 'Add item' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an item' });
  await user.type(within(dialog).getByLabelText('Name'), 'Torch');
  const torch = await within(dialog).findByRole('button', { name: 'Add Torch (2024)' });
  await user.click(torch);
  await user.click(torch);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByText('× 2'));
  const pieces = screen.getByLabelText('Pieces');
  await user.clear(pieces);
  await user.type(pieces, '50{Enter}');
  await waitFor(async () =>
    expect((await stored(fighter)).items).toMatchObject([{ name: 'Torch', quantity: 50 }]),
  );
});

test('magic items without armor or weapon are worn, and those of the rules ask for attunement', async () => {
  const fighter = await create([
    newItem('item-0001', { name: 'Ring of Swimming' }),
    // Stored before the sheet knew that it needs attunement.
    { ...newItem('item-0002', { name: 'Ring of Protection' }), needsAttunement: false },
    { ...newItem('item-0003', { name: 'Lucky charm' }), bonus: 2 },
    newItem('item-0004', { name: 'Rope' }),
  ]);
  const user = open(fighter);
  await user.click(await screen.findByRole('button', { name: 'Worn: Lucky charm' }));
  expect(armorClass()).toBe('14');
  await user.click(screen.getByRole('button', { name: 'Worn: Ring of Protection' }));
  expect(armorClass()).toBe('14');
  await user.click(screen.getByRole('button', { name: 'Attuned: Ring of Protection' }));
  expect(armorClass()).toBe('15');
  await user.click(screen.getByRole('button', { name: 'Worn: Ring of Swimming' }));
  expect(screen.queryByRole('button', { name: /^Attuned: Ring of Swimming$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Worn: Rope' })).toBeNull();
  await waitFor(async () =>
    expect((await stored(fighter)).items?.map(({ equipped }) => equipped)).toEqual([
      true,
      true,
      true,
      false,
    ]),
  );
});

test('an item that is added by its name needs the attunement of the rules', () => {
  const needs = (name: string) => newItem('item-0001', { name }).needsAttunement;
  expect(needs('Ring of Protection')).toBe(true);
  expect(needs('Goggles of Night')).toBe(false);
});

test('copies of rows that have changed or disappeared are marked', async () => {
  const longsword = {
    ...newItem('item-0001', { name: 'Longsword of old' }),
    kind: 'weapons',
    key: '2024#longsword',
    catalogueVersion: 99,
  } as const;
  const lost = { ...longsword, itemId: 'item-0002', name: 'Lost blade', key: '2024#lost-blade' };
  const fighter = await create([longsword, lost]);
  const user = open(fighter);
  const gone = await screen.findByText('No longer in the catalogue. The sheet keeps its copy.');
  const [first] = screen.getAllByRole('listitem');
  expect(first?.contains(gone)).toBe(false);
  if (!first) throw new Error('There is no item.');
  await user.click(within(first).getByRole('button', { name: 'Update the copy' }));
  await waitFor(async () =>
    expect((await stored(fighter)).items?.[0]).toMatchObject({
      name: 'Longsword',
      weapon: { damage: { dice: '1d8', type: 'slashing' } },
    }),
  );
});
