import { armorItem, weaponItem } from '#tests/support/character-rows.ts';
import type { CharacterInput } from '#src/generated/model/index.ts';

const times = 60;

const feat = (name: string, level: number) => ({
  class: 'wizard' as const,
  level,
  key: `2024#${name}`,
  name,
  increases: [{ ability: 'int' as const, amount: 1 }],
});

/** An id as the contract wants it. */
const idOf = (index: number): string => `bench-item-${String(index).padStart(3, '0')}`;

/** A caster of level 20 with three classes, 60 spells and 60 items. */
export const caster = {
  class: 'wizard',
  species: 'elf',
  speciesOption: 'High Elf',
  background: 'sage',
  level: 20,
  otherClasses: [
    { class: 'cleric', level: 5 },
    { class: 'sorcerer', level: 3 },
  ],
  subclasses: [
    { class: 'wizard', name: 'Evoker' },
    { class: 'cleric', name: 'Life Domain' },
    { class: 'sorcerer', name: 'Draconic Sorcery' },
  ],
  abilityMethod: 'manual',
  abilities: { str: 10, dex: 14, con: 14, int: 17, wis: 15, cha: 13 },
  increases: [
    { ability: 'int', amount: 2 },
    { ability: 'con', amount: 1 },
  ],
  skills: ['insight', 'medicine', 'perception'],
  expertise: ['arcana'],
  feats: [4, 8, 12].map((level) => feat('ability-score-improvement', level)),
  equipment: 'kit',
  spells: Array.from({ length: times }, (_, index) => ({
    class: index % 3 === 0 ? ('cleric' as const) : ('wizard' as const),
    key: '2024#fireball',
    catalogueVersion: 1,
    name: `Spell ${index}`,
    prepared: index % 2 === 0,
    facts: {
      level: index % 10,
      school: 'evocation' as const,
      castingTime: 'Action',
      range: '150 feet',
      components: 'V, S, M (a ball of bat guano and sulfur)',
      duration: 'Instantaneous',
      concentration: false,
      ritual: false,
      attack: null,
      save: 'dex' as const,
      damage: '8d6 fire',
    },
  })),
  items: Array.from({ length: times }, (_, index) =>
    index % 2 === 0
      ? armorItem('2024#chain-mail', { itemId: idOf(index), bonus: 1 })
      : weaponItem('2024#longsword', { itemId: idOf(index), bonus: 1 }),
  ),
} satisfies Omit<CharacterInput, 'name'>;
