import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { Attacks } from './attacks.tsx';
import { CharacterNumbers } from './character-numbers.tsx';
import { ClassFeatures } from './class-features.tsx';
import { Proficiencies } from './proficiencies.tsx';
import { Spellcasting } from './spellcasting.tsx';

const characterOf = (name: ClassName, level: number) =>
  ({
    class: name,
    species: 'human',
    background: 'soldier',
    level,
    abilities: characterClasses[name].array,
    increases: [],
    skills: ['insight'],
    equipment: 'kit',
  }) as const;

test('a press on the armor class shows its sum', async () => {
  render(<CharacterNumbers character={characterOf('paladin', 1)} />);
  const sum = screen.getByText('Chain Mail 16 + Shield 2');
  expect(sum.closest('details')?.open).toBe(false);
  await userEvent.click(screen.getByText('Armor Class'));
  expect(sum.closest('details')?.open).toBe(true);
});

test('attacks have bonus, damage, range and mastery', () => {
  const { attacks } = deriveCharacter(characterOf('paladin', 1));
  render(<Attacks attacks={attacks} />);
  const [longsword, javelins] = screen.getAllByRole('listitem');
  expect(longsword?.textContent).toContain('Longsword+4 to hit, 1d8 + 2 slashing');
  expect(longsword?.textContent).toContain('1d10 + 2 with two hands · mastery: sap');
  expect(javelins?.textContent).toContain('Javelin × 6');
  expect(javelins?.textContent).toContain('thrown 30/120 ft. · mastery: slow');
  expect(longsword?.textContent).toContain('To hit: Strength 2 + Proficiency 2');
});

test('spells have their save DC and slots', () => {
  const { spellcasting, slots: all } = deriveCharacter(characterOf('cleric', 3));
  for (const spells of spellcasting) {
    render(<Spellcasting spells={spells} slots={all} />);
  }
  expect(screen.getByText('Base 8 + Wisdom 2 + Proficiency 2')).toBeDefined();
  const slots = within(screen.getByRole('list', { name: 'Spell slots' })).getAllByRole('listitem');
  expect(slots.map((slot) => slot.textContent)).toEqual(['Level 14 slots', 'Level 22 slots']);
});

test('features are listed up to the level, with their numbers', () => {
  const { modifiers } = deriveCharacter(characterOf('barbarian', 2));
  render(<ClassFeatures className="barbarian" level={2} modifiers={modifiers} />);
  expect(screen.getByText('Danger Sense, Reckless Attack')).toBeDefined();
  expect(screen.queryByText('Barbarian Subclass, Primal Knowledge')).toBeNull();
  expect(screen.getByText('Rage damage').nextElementSibling?.textContent).toBe('2');
});

test('loud armor gives Disadvantage on Stealth', () => {
  render(<Proficiencies derived={deriveCharacter(characterOf('paladin', 1))} />);
  expect(screen.getByText('+0, Disadvantage')).toBeDefined();
  expect(screen.getByText('Dexterity 0 · Chain Mail gives Disadvantage')).toBeDefined();
});
