import { expect, it } from 'vitest';
import { seedItem } from '#tests/support/character-rows.ts';
import { classesOf, derived, feat, subclass } from '#tests/support/worked-characters.ts';
import type { CharacterChoices } from './choices.ts';

const worn = (name: string) => ({ items: [seedItem({ name, attuned: true })] });

const defenses = (changes: Partial<CharacterChoices>) =>
  derived(changes).defenses.map(
    ({ source, kind, against, when }) =>
      `${kind} ${against}: ${source}${when === null ? '' : `, ${when.toLowerCase()}`}`,
  );

// From the texts of the species, classes and items in SRD 5.2.1.
it.each<[string, Partial<CharacterChoices>, string[]]>([
  ['a human', {}, []],
  ['a dwarf', { species: 'dwarf' }, ['save-advantage Poisoned: Dwarven Resilience']],
  ['an elf', { species: 'elf' }, ['save-advantage Charmed: Fey Ancestry']],
  ['a halfling', { species: 'halfling' }, ['save-advantage Frightened: Brave']],
  ['a paladin of level 9', classesOf(['paladin', 9]), []],
  [
    'a devoted paladin of level 10',
    { ...classesOf(['paladin', 10]), ...subclass('paladin', 'Oath of Devotion') },
    ['immunity Frightened: Aura of Courage', 'immunity Charmed: Aura of Devotion'],
  ],
  [
    'a Berserker of level 6',
    { ...classesOf(['barbarian', 6]), ...subclass('barbarian', 'Path of the Berserker') },
    [
      'immunity Charmed: Mindless Rage, while your rage is active',
      'immunity Frightened: Mindless Rage, while your rage is active',
    ],
  ],
  [
    'a druid of the land of level 10',
    { ...classesOf(['druid', 10]), ...subclass('druid', 'Circle of the Land') },
    ['immunity Poisoned: Nature’s Ward'],
  ],
  [
    'a warlock with Eldritch Mind',
    {
      ...classesOf(['warlock', 1]),
      feats: [{ ...feat('', 'warlock', 1), key: null, name: 'Eldritch Mind' }],
    },
    ['save-advantage losing Concentration: Eldritch Mind'],
  ],
  [
    'one with a Mantle of Spell Resistance',
    worn('Mantle of Spell Resistance'),
    ['save-advantage spells: Mantle of Spell Resistance'],
  ],
  [
    'one with a Periapt of Proof against Poison',
    worn('Periapt of Proof against Poison'),
    [
      'immunity Poisoned: Periapt of Proof against Poison',
      'immunity Poison damage: Periapt of Proof against Poison',
    ],
  ],
])('the defenses of %s are those of SRD 5.2.1', (_, changes, expected) => {
  expect(defenses(changes)).toEqual(expected);
});
