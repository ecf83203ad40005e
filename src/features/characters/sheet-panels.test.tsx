import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Character, CharacterRoll } from '#src/generated/model/index.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { armorItem, weaponItem } from '#tests/support/character-rows.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { Attacks } from './attacks.tsx';
import { CharacterNumbers } from './character-numbers.tsx';
import { typedFacts } from './copies.ts';
import { Features } from './features.tsx';
import { Proficiencies } from './proficiencies.tsx';
import { type RollRequest, RollsProvider } from './rolls/rolls.ts';

mockBackend('tomas');

const characterOf = (name: ClassName, level: number, more: Partial<Character> = {}): Character => ({
  ...untouchedCharacter,
  class: name,
  background: 'soldier',
  level,
  abilities: characterClasses[name].array,
  skills: ['insight'],
  ...more,
});

const noRoll: CharacterRoll = {
  rollId: 'no-roll-1',
  label: 'Nothing',
  mode: 'normal',
  dice: [{ faces: 20, value: 1, kept: true }],
  bonus: 0,
  total: 1,
  rolledAt: '2026-11-27T20:00:00.000Z',
};

const chainMail = armorItem('2024#chain-mail');

/** Renders a part of the sheet, and collects what is rolled. */
function open(part: ReactNode) {
  const requests: RollRequest[] = [];
  const roll = (request: RollRequest) => {
    requests.push(request);
    return noRoll;
  };
  const rolls = { mode: 'normal', setMode: () => undefined, roll, last: null } as const;
  render(<RollsProvider value={rolls}>{part}</RollsProvider>, {
    wrapper: withQueryClient(newClient()),
  });
  return requests;
}

test('a press on the armor class shows its sum', async () => {
  open(<CharacterNumbers character={characterOf('paladin', 1)} />);
  const sum = screen.getByText('Chain Mail 16 + Shield 2');
  expect(sum.closest('details')?.open).toBe(false);
  await userEvent.click(screen.getByText('Armor Class'));
  expect(sum.closest('details')?.open).toBe(true);
});

test('an override is shown as one, with the number of the rules', () => {
  const overrides = [{ target: 'armor-class', value: 20, reason: 'Blessed by the moon' }] as const;
  open(<CharacterNumbers character={characterOf('paladin', 1, { overrides: [...overrides] })} />);
  expect(
    screen.getByText('Override (Blessed by the moon). By the rules 18: Chain Mail 16 + Shield 2'),
  ).toBeDefined();
});

test('an attack is rolled with one press, and its damage with another', async () => {
  const items = [weaponItem('2024#longsword')];
  const { attacks } = deriveCharacter(characterOf('paladin', 1, { items }));
  const requests = open(<Attacks attacks={attacks} />);
  await userEvent.click(screen.getByRole('button', { name: /^Roll Longsword attack / }));
  await userEvent.click(screen.getByRole('button', { name: /^Roll Longsword damage, two hands/ }));
  const damage = {
    label: 'Longsword damage',
    formula: { dice: [{ count: 1, faces: 8 }], bonus: 2 },
  };
  expect(requests).toMatchObject([
    { kind: 'd20', test: 'attack', label: 'Longsword attack', bonus: 4, damage },
    { kind: 'dice', formula: { dice: [{ count: 1, faces: 10 }], bonus: 2 } },
  ]);
});

test('attacks show range, the chosen mastery and their sums', () => {
  const paladin = characterOf('paladin', 1, { weaponMasteries: ['Longsword'] });
  const { attacks } = deriveCharacter(paladin);
  open(<Attacks attacks={attacks} />);
  const rows = screen.getAllByRole('listitem');
  const [longsword, javelins] = rows;
  const unarmed = rows.at(-1);
  expect(longsword?.textContent).toContain('slashing\u00A0· mastery: sap');
  expect(longsword?.textContent).toContain('To hit: Strength 2 + Proficiency 2');
  expect(javelins?.textContent).toContain('Javelin × 6');
  expect(javelins?.textContent).toContain('thrown 30/120\u00a0ft.');
  expect(unarmed?.textContent).toContain('grapple or shove: save DC 12');
  expect(unarmed?.textContent).toContain('save: Base 8 + Strength 2 + Proficiency 2');
});

test('what a feature adds to an attack is a press of its own', async () => {
  const rogue = characterOf('rogue', 5);
  const requests = open(<Attacks attacks={deriveCharacter(rogue).attacks} />);
  const [button] = screen.getAllByRole('button', { name: /^Roll Sneak Attack / });
  if (button) await userEvent.click(button);
  expect(requests).toMatchObject([
    { kind: 'dice', formula: { dice: [{ count: 3, faces: 6 }], bonus: 0 } },
  ]);
});

test('what a feature always adds is part of the damage', async () => {
  const paladin = characterOf('paladin', 11);
  const requests = open(<Attacks attacks={deriveCharacter(paladin).attacks} />);
  await userEvent.click(screen.getByRole('button', { name: /^Roll Longsword damage 1d8 \+ 1d8/ }));
  expect(requests).toMatchObject([{ label: 'Longsword damage' }]);
});

test('the damage of True Strike has its own dice and all that the weapon deals', async () => {
  const paladin = characterOf('paladin', 11, {
    items: [weaponItem('2024#greatsword')],
    feats: [
      {
        class: 'paladin',
        level: 2,
        key: '2024#great-weapon-fighting',
        catalogueVersion: null,
        name: 'Great Weapon Fighting',
        increases: [],
      },
    ],
    spells: [
      {
        class: null,
        key: null,
        catalogueVersion: null,
        name: 'True Strike',
        prepared: true,
        facts: typedFacts(0),
      },
    ],
  });
  const requests = open(<Attacks attacks={deriveCharacter(paladin).attacks} />);
  await userEvent.click(screen.getByRole('button', { name: /^Greatsword/ }));
  const name = 'Greatsword with True Strike';
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Roll ${name} attack`) }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Roll ${name} damage`) }));
  const dice = [
    { count: 2, faces: 6 },
    { count: 2, faces: 6 },
    { count: 1, faces: 8 },
  ];
  expect(requests).toMatchObject([
    { kind: 'd20', damage: { formula: { dice }, leastDie: 3 } },
    { kind: 'dice', formula: { dice }, leastDie: 3 },
  ]);
});

test('features are listed up to the level, with their numbers', () => {
  const barbarian = characterOf('barbarian', 2);
  open(<Features character={barbarian} derived={deriveCharacter(barbarian)} />);
  const features = screen.getByRole('region', { name: 'Barbarian features' });
  expect(within(features).getByText('Danger Sense')).toBeDefined();
  expect(within(features).queryByText('Primal Knowledge')).toBeNull();
  expect(screen.getByText('Rage damage').nextElementSibling?.textContent).toBe('2');
});

test('what is chosen for a class feature is among the features of the class, and a feat is not', () => {
  const feats = [
    { class: 'sorcerer' as const, level: 2, key: null, name: 'Careful Spell', increases: [] },
    { class: 'sorcerer' as const, level: 4, key: null, name: 'Alert', increases: [] },
  ];
  const sorcerer = characterOf('sorcerer', 4, { feats });
  open(<Features character={sorcerer} derived={deriveCharacter(sorcerer)} />);
  const ofClass = screen.getByRole('region', { name: 'Sorcerer features' });
  expect(within(ofClass).getByText('Careful Spell')).toBeDefined();
  const ofFeats = screen.getByRole('region', { name: 'Feats features' });
  expect(within(ofFeats).getByText('Alert')).toBeDefined();
  expect(within(ofFeats).queryByText('Careful Spell')).toBeNull();
  const levels = within(ofClass)
    .getAllByText(/^Level \d+$/)
    .map(({ textContent }) => Number(textContent.replace('Level ', '')));
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
});

test('a feat whose row has disappeared from the catalogue, or has changed, says so', async () => {
  const feat = { class: null, level: 1, key: '2024#alert', name: 'Alert', increases: [] };
  const gone = { ...feat, class: 'fighter' as const, key: '2024#no-such-feat', name: 'Old Trick' };
  const feats = [
    { ...feat, name: 'Alert of old', catalogueVersion: 99 },
    { ...gone, catalogueVersion: 1 },
  ];
  const fighter = characterOf('fighter', 1, { feats });
  open(<Features character={fighter} derived={deriveCharacter(fighter)} />);
  expect(
    await screen.findByText(/^Alert of old: the catalogue has changed this feat\./),
  ).toBeDefined();
  expect(screen.getByText(/^Old Trick: no longer in the catalogue\./)).toBeDefined();
});

test('loud armor gives Disadvantage on Stealth, and the roll has it', async () => {
  const requests = open(<Proficiencies derived={deriveCharacter(characterOf('paladin', 1))} />);
  expect(screen.getByText('Disadvantage')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Roll Stealth / }));
  expect(requests).toMatchObject([{ label: 'Stealth', forced: [{ mode: 'disadvantage' }] }]);
});

test('a condition changes rolls with its reason, and a save that fails is not rolled', async () => {
  const fighter = characterOf('fighter', 1);
  const derived = deriveCharacter(fighter, { conditions: ['paralyzed', 'poisoned'] });
  const requests = open(<Proficiencies derived={derived} />);
  const save = screen.getByRole('button', {
    name: /^Roll Dexterity save /,
    description: 'Paralyzed: this save fails.',
  });
  await userEvent.click(save);
  await userEvent.click(screen.getByRole('button', { name: /^Roll Athletics / }));
  expect(requests).toMatchObject([
    { label: 'Athletics', forced: [{ mode: 'disadvantage', reason: 'Poisoned' }] },
  ]);
});

test('a press on an ability shows the sum of its score', () => {
  const increases = [{ ability: 'str', amount: 2 }] as const;
  const fighter = characterOf('fighter', 1, { increases: [...increases] });
  open(<Proficiencies derived={deriveCharacter(fighter)} />);
  const abilities = within(screen.getByRole('group', { name: 'Abilities' }));
  expect(abilities.getByText(/^Strength at first 15 \+ Soldier 2 · Check: /)).toBeDefined();
});

test('a save is rolled as a save of its ability', async () => {
  const requests = open(<Proficiencies derived={deriveCharacter(characterOf('paladin', 1))} />);
  await userEvent.click(screen.getByRole('button', { name: /^Roll Wisdom save / }));
  expect(requests).toMatchObject([{ test: 'save', ability: 'wis' }]);
});

test('armor without training gives Disadvantage on Strength and Dexterity checks', async () => {
  const character = characterOf('wizard', 1, { items: [chainMail] });
  const requests = open(<Proficiencies derived={deriveCharacter(character)} />);
  await userEvent.click(screen.getByRole('button', { name: /^Roll Strength check / }));
  await userEvent.click(screen.getByRole('button', { name: /^Roll Dexterity check / }));
  await userEvent.click(screen.getByRole('button', { name: /^Roll Wisdom check / }));
  const disadvantage = { mode: 'disadvantage', reason: 'Chain Mail without training' };
  expect(requests).toMatchObject([
    { forced: [disadvantage] },
    { forced: [disadvantage] },
    { forced: [] },
  ]);
});
