import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { typedFacts } from '../copies.ts';
import { PaperSpells } from './paper-spells.tsx';

test('the paper has the number of prepared spells with those that a subclass adds', () => {
  const character = {
    ...untouchedCharacter,
    class: 'bard' as const,
    level: 6,
    subclasses: [{ class: 'bard' as const, name: 'College of Lore' }],
  };
  render(<PaperSpells character={character} derived={deriveCharacter(character)} />);
  expect(screen.getByText(/^Bard: .*, 3 cantrips, 12 prepared spells$/)).toBeDefined();
});

test('many slots of a table are a number, because so many boxes are wider than the paper', () => {
  const overrides = [{ target: 'slots-1', value: 200, reason: '' } as const];
  const character = { ...untouchedCharacter, class: 'wizard' as const, overrides };
  render(<PaperSpells character={character} derived={deriveCharacter(character)} />);
  expect(screen.getByText('Level 1 ____ / 200')).toBeDefined();
});

test('the paper sorts spells by name, and says save and class where a character has several', () => {
  const facts = { ...typedFacts(1), save: 'dex' as const, damage: '3d6 fire' };
  const spells = [
    { class: 'wizard' as const, name: 'Burning Hands', facts },
    { class: 'cleric' as const, name: 'Bless', facts: typedFacts(1) },
  ].map((spell) => ({ ...spell, key: null, catalogueVersion: null, prepared: true }));
  const character = {
    ...untouchedCharacter,
    class: 'wizard' as const,
    level: 2,
    otherClasses: [{ class: 'cleric' as const, level: 1 }],
    spells,
  };
  render(<PaperSpells character={character} derived={deriveCharacter(character)} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['● Bless Cleric', '● Burning Hands WizardDEX save, 3d6 fire']);
});

test('a range in the table of spells stays on one line', () => {
  const facts = { ...typedFacts(1), castingTime: 'Action', range: '120 feet' };
  const spells = [
    { class: 'wizard', key: null, catalogueVersion: null, name: 'Sleep', prepared: true, facts },
  ] as const;
  const character = { ...untouchedCharacter, class: 'wizard' as const, spells: [...spells] };
  render(<PaperSpells character={character} derived={deriveCharacter(character)} />);
  expect(screen.getByRole('row').textContent).toBe('● SleepAction120\u00A0feet');
});
