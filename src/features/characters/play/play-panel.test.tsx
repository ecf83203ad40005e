import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import type { Character, CharacterPlay } from '#src/generated/model/index.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { call } from '#tests/support/call-mocks.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { PlayPanel } from './play-panel.tsx';

configure({ asyncUtilTimeout: 5_000 });

mockBackend('tomas');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const create = (className: ClassName, level: number): Promise<Character> =>
  call('/api/characters/create', 'POST', {
    name: 'Wulf',
    class: className,
    species: 'human',
    background: 'soldier',
    level,
    abilities: characterClasses[className].array,
  });

function open(character: Character) {
  const client = newClient();
  const { id, name, email, groups } = people.tomas;
  signIn(client, { id, name, email, groups: [...groups] });
  const user = userEvent.setup();
  const page = render(<PlayPanel character={character} />, { wrapper: withQueryClient(client) });
  return { user, close: page.unmount };
}

const storedState = async ({ characterId }: Character) =>
  (await call<CharacterPlay>(`/api/characters/${characterId}/play`)).state;

const hitPoints = () => screen.getByRole('status', { name: 'Hit Points' }).textContent;

test('damage is shown at once, is stored, and can be undone', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '7');
  await user.click(screen.getByRole('button', { name: 'Damage' }));
  expect(hitPoints()).toBe('18');
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(7));
  await user.click(screen.getByRole('button', { name: 'Undo 7 damage' }));
  expect(hitPoints()).toBe('25');
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(0));
});

test('without a network changes wait, also over a reload, and each is applied once', async () => {
  const fighter = await create('fighter', 3);
  const { user, close } = open(fighter);
  await screen.findByLabelText('Amount');
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.type(screen.getByLabelText('Amount'), '4');
  await user.click(screen.getByRole('button', { name: 'Damage' }));
  await user.click(screen.getByRole('button', { name: 'Spend: Second Wind' }));
  expect(hitPoints()).toBe('21');
  await screen.findByText('2 changes wait on this device for the network.');
  close();
  network.mockRestore();
  open(fighter);
  await waitFor(async () => {
    const state = await storedState(fighter);
    expect([state.lostHitPoints, state.spentResources.secondWind]).toEqual([4, 1]);
  });
  await screen.findByText('Every press is saved, and can be undone.');
  expect(hitPoints()).toBe('21');
});

test('slots and resources of the class are spent and given back', async () => {
  const wizard = await create('wizard', 3);
  const { user } = open(wizard);
  const slots = await screen.findByRole('group', { name: 'Spell slots, level 2' });
  expect(slots.textContent).toContain('2 / 2');
  await user.click(within(slots).getByRole('button', { name: 'Spend: spell slot of level 2' }));
  expect(slots.textContent).toContain('1 / 2');
  await user.click(screen.getByRole('button', { name: 'Long Rest' }));
  expect(slots.textContent).toContain('2 / 2');
  await waitFor(async () => expect((await storedState(wizard)).spentSlots[1]).toBe(0));
});

test('at 0 hit points death saves are counted, and no rest is possible', async () => {
  const fighter = await create('fighter', 1);
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '11{Enter}');
  const saves = screen.getByRole('group', { name: 'Death saves' });
  await user.click(within(saves).getByRole('button', { name: 'Failure' }));
  expect(saves.textContent).toContain('0 succeeded, 1 failed');
  expect(screen.getByRole('button', { name: 'Long Rest' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.type(screen.getByLabelText('Amount'), '1');
  await user.click(screen.getByRole('button', { name: 'Heal' }));
  expect(screen.queryByRole('group', { name: 'Death saves' })).toBeNull();
});

test('conditions, exhaustion and concentration are kept', async () => {
  const cleric = await create('cleric', 1);
  const { user } = open(cleric);
  await user.click(await screen.findByText('Conditions'));
  await user.click(screen.getByRole('button', { name: 'Prone' }));
  await user.click(screen.getByRole('button', { name: 'More exhaustion' }));
  expect(screen.getByText('D20 Tests −2, Speed −5 ft.')).toBeDefined();
  await user.type(screen.getByLabelText('Concentrating on'), 'Bless{Enter}');
  await waitFor(async () =>
    expect(await storedState(cleric)).toMatchObject({
      conditions: ['prone'],
      exhaustion: 1,
      concentration: 'Bless',
    }),
  );
});

test('coins are typed as the number that there are', async () => {
  const rogue = await create('rogue', 1);
  const { user } = open(rogue);
  const gold = await screen.findByLabelText('gp');
  await user.clear(gold);
  await user.type(gold, '12{Enter}');
  await waitFor(async () => expect((await storedState(rogue)).coins.gp).toBe(12));
  await user.click(screen.getByRole('button', { name: /^Undo gp/ }));
  await waitFor(async () => expect((await storedState(rogue)).coins.gp).toBe(0));
});
