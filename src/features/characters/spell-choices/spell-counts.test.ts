import { expect, test } from 'vitest';
import type { CharacterValues } from '../character-fields.ts';
import { typedFacts } from '../copies.ts';
import { startingCharacter } from '../starting-character.ts';
import { onTopOf, openCount, spellSources } from './spell-counts.ts';

type Spells = CharacterValues['spells'];

const spellsOf = (name: Spells[number]['class'], level: number, names: readonly string[]): Spells =>
  names.map((spell) => ({
    class: name,
    key: null,
    catalogueVersion: null,
    name: spell,
    prepared: true,
    facts: typedFacts(level),
  }));

/** How many more spells of a level the first source of spells lets the character choose. */
function openOf(level: number, changes: Partial<CharacterValues>): number | undefined {
  const values = { ...startingCharacter, ...changes };
  const [source] = spellSources(values);
  return source && openCount(level, values, source);
}

test('spells that are always prepared do not count against the number', () => {
  const cleric = {
    class: 'cleric',
    level: 3,
    subclasses: [{ class: 'cleric', name: 'Life Domain' }],
  } satisfies Partial<CharacterValues>;
  const domain = spellsOf('cleric', 1, ['Bless', 'Cure Wounds']);
  const chosen = spellsOf('cleric', 1, ['Command', 'Sanctuary']);
  expect(openOf(1, { ...cleric, spells: [...domain, ...chosen] })).toBe(4);
  expect(openOf(1, { ...cleric, subclasses: [], spells: [...domain, ...chosen] })).toBe(2);

  const marked = spellsOf('ranger', 1, ['Hunter’s Mark', 'Goodberry']);
  expect(openOf(1, { class: 'ranger', level: 1, spells: marked })).toBe(1);
  const smites = spellsOf('paladin', 1, ['Divine Smite', 'Bless']);
  expect(openOf(1, { class: 'paladin', level: 2, spells: smites })).toBe(2);
});

test('Mystic Arcanum has a number of its own for each level', () => {
  const warlock = { class: 'warlock', level: 13 } satisfies Partial<CharacterValues>;
  const spells = [
    ...spellsOf('warlock', 5, ['Dream', 'Scrying']),
    ...spellsOf('warlock', 6, ['Eyebite', 'True Seeing']),
  ];
  const open = [5, 6, 7].map((level) => openOf(level, { ...warlock, spells }));
  expect(open).toEqual([10, -1, 1]);
});

test('spells of the species do not count against those of the background', () => {
  const elf = {
    class: 'fighter',
    species: 'elf',
    speciesOption: 'High Elf',
    background: 'sage',
  } satisfies Partial<CharacterValues>;
  const spells = spellsOf(null, 0, ['Prestidigitation', 'Mage Hand']);
  expect(openOf(0, { ...elf, spells })).toBe(1);
});

test('two rituals of the Book of Shadows take no place', () => {
  const [first, second, third] = spellsOf('warlock', 1, ['Alarm', 'Identify', 'Silent Rite']).map(
    (spell) => ({ ...spell, facts: { ...spell.facts, ritual: true } }),
  );
  const feats = [
    { class: 'warlock' as const, level: 1, key: null, name: 'Pact of the Tome', increases: [] },
  ];
  const withSpells = (spells: Spells): CharacterValues => ({
    ...startingCharacter,
    class: 'warlock',
    level: 1,
    feats,
    spells,
  });
  if (!first || !second || !third) throw new Error('There are three rituals.');
  expect(onTopOf(withSpells([first]), 'warlock')(second)).toBe(true);
  expect(onTopOf(withSpells([first, second]), 'warlock')(third)).toBe(false);
  expect(onTopOf({ ...withSpells([first]), feats: [] }, 'warlock')(second)).toBe(false);
});
