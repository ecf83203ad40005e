import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
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
  expect(screen.getByText(/^Level\u00A01\u00A0____\u00A0\/\u00A0200$/)).toBeDefined();
});
