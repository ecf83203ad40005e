import { expect, test } from 'vitest';
import { playLimitsOf } from '#src/lib/character/play.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { typedFacts } from '../copies.ts';
import { countedUseOf } from './counted-use.ts';

const useOf = (
  changes: Partial<typeof untouchedCharacter>,
  spell: Omit<Parameters<typeof countedUseOf>[0], 'facts'>,
  level: number,
) =>
  countedUseOf(
    { ...spell, facts: typedFacts(level) },
    playLimitsOf({ ...untouchedCharacter, ...changes }).features,
  )?.name ?? null;

test('a spell of the species spends the use of that spell', () => {
  const elf = { species: 'elf', speciesOption: 'High Elf', level: 5 } as const;
  expect(useOf(elf, { class: null, name: 'Misty Step' }, 2)).toBe('Misty Step');
});

test('another spell of level 1 without a class spends Magic Initiate', () => {
  const acolyte = { background: 'acolyte' } as const;
  expect(useOf(acolyte, { class: null, name: 'Bless' }, 1)).toBe('Magic Initiate (Cleric)');
  expect(useOf(acolyte, { class: 'cleric', name: 'Bless' }, 1)).toBeNull();
});

test('each spell of Mystic Arcanum spends the use of its level', () => {
  const warlock = { class: 'warlock', level: 13 } as const;
  expect(useOf(warlock, { class: 'warlock', name: 'Eyebite' }, 6)).toBe('Mystic Arcanum (level 6)');
  expect(useOf(warlock, { class: 'warlock', name: 'Etherealness' }, 7)).toBe(
    'Mystic Arcanum (level 7)',
  );
});

test('cantrips spend nothing', () => {
  expect(useOf({ background: 'acolyte' }, { class: null, name: 'Light' }, 0)).toBeNull();
});
