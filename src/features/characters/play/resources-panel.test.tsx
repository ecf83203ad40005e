import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';
import { create, endPage, open, randomWords, storedState } from '#tests/support/played-sheet.tsx';
import { newItem } from '../copies.ts';

configure({ asyncUtilTimeout: 5_000 });

mockBackend('tomas');

afterEach(() => {
  endPage();
  vi.restoreAllMocks();
  localStorage.clear();
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

test('a feature with limited uses is used, given back, and comes back with a rest', async () => {
  const dragonborn = await create('fighter', 5, { species: 'dragonborn', speciesOption: 'Red' });
  const { user } = open(dragonborn);
  const breath = await screen.findByRole('group', { name: 'Breath Weapon' });
  expect(breath.textContent).toContain('3 / 3');
  await user.click(within(breath).getByRole('button', { name: 'Spend: Breath Weapon' }));
  await user.click(within(breath).getByRole('button', { name: 'Spend: Breath Weapon' }));
  await user.click(within(breath).getByRole('button', { name: 'Give back: Breath Weapon' }));
  expect(breath.textContent).toContain('2 / 3');
  await waitFor(async () =>
    expect((await storedState(dragonborn)).spentFeatures).toEqual([
      { feature: 'breath-weapon', uses: 1 },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Long Rest' }));
  expect(breath.textContent).toContain('3 / 3');
  await waitFor(async () => expect((await storedState(dragonborn)).spentFeatures).toEqual([]));
});

test('a feature that restores something gives it back when it is used', async () => {
  const warlock = await create('warlock', 3);
  const { user } = open(warlock);
  const slots = await screen.findByRole('group', { name: 'Pact Magic slots, level 2' });
  await user.click(within(slots).getByRole('button', { name: 'Spend: Pact Magic slot' }));
  expect(slots.textContent).toContain('1 / 2');
  expect(screen.getByText(/^gives back 1 Pact Magic slot · /)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Spend: Magical Cunning' }));
  expect(slots.textContent).toContain('2 / 2');
});

test('a press on a feature rolls it, spends its use and heals', async () => {
  const fighter = await create('fighter', 5);
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '20{Enter}');
  randomWords(6);
  await user.click(screen.getByRole('button', { name: 'Use Second Wind 1d10 + 5' }));
  expect(screen.getByText('Second Wind: 12')).toBeDefined();
  const secondWind = screen.getByRole('group', { name: 'Second Wind' });
  expect(secondWind.textContent).toContain('2 / 3');
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(8));
});

/** Why the button of a feature is disabled; empty if it is not. */
const refusalOf = (name: string): string => {
  const button = screen.getByRole('button', { name });
  return button.getAttribute('aria-disabled') === 'true' ? (button.title ?? '') : '';
};

test('neither a dead nor an unconscious character heals itself with a feature', async () => {
  const fighter = await create('fighter', 5, { species: 'orc' });
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '45{Enter}');
  const unconscious = 'It cannot be used with the condition Unconscious.';
  expect(refusalOf('Use Second Wind 1d10 + 5')).toBe(unconscious);
  expect(refusalOf('Use Adrenaline Rush +3')).toBe(unconscious);
  await user.click(screen.getByRole('button', { name: 'Use Second Wind 1d10 + 5' }));
  // Tactical Mind takes no action, so an unconscious character can use it.
  expect(refusalOf('Use Tactical Mind 1d10')).toBe('');
  const failure = screen.getByRole('button', { name: 'Failure' });
  for (let count = 0; count < 3; count += 1) await user.click(failure);
  expect(refusalOf('Use Second Wind 1d10 + 5')).toBe('The dead cannot be healed.');
  expect(refusalOf('Use Tactical Mind 1d10')).toBe('The dead cannot use features.');
  await waitFor(async () =>
    expect(await storedState(fighter)).toMatchObject({ deathFailures: 3, lostHitPoints: 39 }),
  );
});

test('a feature that is only a number or a saving throw has no button', async () => {
  const monk = await create('monk', 5, { otherClasses: [{ class: 'rogue', level: 5 }], level: 10 });
  open(monk);
  const features = await screen.findByRole('list', { name: 'Features to roll' });
  const row = (name: string) =>
    within(features)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.startsWith(name));
  expect(row('Slow Fall')?.textContent).toBe('Slow Fallless damage25');
  expect(row('Cunning Strike: Trip')?.textContent).toMatch(/Dexterity saveDC \d+$/);
  const named = within(features).getAllByRole('button');
  const names = named.map(({ textContent }) => textContent);
  expect(names.filter((name) => /Slow Fall|Cunning Strike/.test(name))).toEqual([]);
});

test('charges of an item come back at dawn with a roll, and not with a rest', async () => {
  const wand = newItem('item-0001', { name: 'Wand of Magic Missiles' });
  const wizard = await create('wizard', 3, { items: [{ ...wand, needsAttunement: false }] });
  const { user } = open(wizard);
  const charges = await screen.findByRole('group', { name: 'Wand of Magic Missiles' });
  expect(charges.textContent).toContain('1d6+1 back at dawn');
  const spend = within(charges).getByRole('button', { name: 'Spend: Wand of Magic Missiles' });
  for (let count = 0; count < 5; count += 1) await user.click(spend);
  await user.click(screen.getByRole('button', { name: 'Long Rest' }));
  expect(charges.textContent).toContain('2 / 7');
  randomWords(2);
  await user.click(screen.getByRole('button', { name: 'Dawn' }));
  expect(charges.textContent).toContain('6 / 7');
  expect(screen.getByText('Charges at dawn: 4')).toBeDefined();
});

test('with several classes, the size of the Hit Point Die is chosen', async () => {
  const both = await create('fighter', 5, { otherClasses: [{ class: 'wizard', level: 2 }] });
  const { user } = open(both);
  await user.type(await screen.findByLabelText('Amount'), '20{Enter}');
  randomWords(5);
  await user.click(screen.getByRole('button', { name: 'Roll a Hit Point Die (2 of 2 d6)' }));
  expect(screen.getByRole('button', { name: 'Roll a Hit Point Die (1 of 2 d6)' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Roll a Hit Point Die (3 of 3 d10)' })).toBeDefined();
  await waitFor(async () =>
    expect((await storedState(both)).spentHitDiceBySize).toMatchObject({ d6: 1, d10: 0 }),
  );
});
