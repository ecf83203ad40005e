import { expect, test } from 'vitest';
import type { CharacterChoices, ChosenSpell } from './choices.ts';
import { deriveCharacter } from './derive.ts';
import { missingSpells, spellUse } from './spell-counts.ts';

const plain: CharacterChoices = {
  class: 'wizard',
  species: 'orc',
  background: 'sage',
  level: 18,
  abilities: { str: 10, dex: 10, con: 10, int: 15, wis: 10, cha: 15 },
  increases: [],
  skills: [],
  equipment: 'kit',
};

const spellsOf = (
  name: ChosenSpell['class'],
  level: number,
  names: readonly string[],
): ChosenSpell[] =>
  names.map((spell) => ({ class: name, key: null, name: spell, prepared: true, facts: { level } }));

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Spell ${index + 1}`);

/** `12 of 12`: the prepared spells of the first class. */
function preparedOf(changes: Partial<CharacterChoices>): string {
  const character = { ...plain, ...changes };
  const [casting] = deriveCharacter(character).spellcasting;
  if (!casting) return '';
  const { count, most } = spellUse(character, character.class, casting).prepared;
  return `${count} of ${most}`;
}

test('the limit has what features give on top of the table', () => {
  const subclasses = [{ class: 'bard' as const, name: 'College of Lore' }];
  const songs = spellsOf('bard', 1, numbered(12));
  expect(preparedOf({ class: 'bard', level: 6, subclasses, spells: songs })).toBe('12 of 12');
  expect(preparedOf({ class: 'bard', level: 6, spells: songs })).toBe('12 of 10');
  const book = spellsOf('wizard', 1, numbered(25));
  expect(preparedOf({ level: 18, spells: book })).toBe('25 of 25');
  expect(preparedOf({ level: 20, spells: book })).toBe('25 of 29');
});

test('Mystic Arcanum does not count', () => {
  const spells = [...spellsOf('warlock', 5, numbered(11)), ...spellsOf('warlock', 6, ['Eyebite'])];
  expect(preparedOf({ class: 'warlock', level: 11, spells })).toBe('11 of 11');
  expect(preparedOf({ class: 'warlock', level: 10, spells })).toBe('12 of 10');
});

test('a spell that one class always prepares counts for another class', () => {
  const changes = {
    class: 'cleric',
    level: 5,
    otherClasses: [{ class: 'paladin', level: 2 }],
    subclasses: [{ class: 'cleric', name: 'Life Domain' }],
    spells: spellsOf('paladin', 1, ['Bless', 'Divine Smite']),
  } satisfies Partial<CharacterChoices>;
  const character = { ...plain, ...changes };
  const casting = deriveCharacter(character).spellcasting.find((one) => one.class === 'paladin');
  expect(casting && spellUse(character, 'paladin', casting).prepared.count).toBe(1);
  expect(missingSpells(character).map(({ name }) => name)).toEqual([
    'Aid',
    'Bless',
    'Cure Wounds',
    'Lesser Restoration',
  ]);
});
