import { expect, test } from 'vitest';
import type { Spell, Weapon } from '#src/generated/model/index.ts';
import { copyOfSpell, copyOfWeapon, factsOfSpell, newItem } from './copies.ts';

const times = {
  created_at: '2026-11-01T18:00:00.000Z',
  created_by: null,
  updated_at: '2026-11-01T18:00:00.000Z',
  updated_by: null,
  archived: false,
};

const fireball: Spell = {
  spellSk: '2024#fireball',
  name: 'Fireball',
  category: 'level-3',
  edition: '2024',
  source: 'SRD 5.2.1',
  school: 'evocation',
  castingTime: { amount: 1, unit: 'action', ritual: false, alternate: null, trigger: '' },
  range: { amount: 150, unit: 'feet' },
  area: null,
  components: {
    verbal: true,
    somatic: true,
    material: { text: 'a ball of bat guano and sulfur', costs: [] },
  },
  duration: 'instantaneous',
  classes: ['sorcerer', 'wizard'],
  attack: null,
  save: { abilities: ['dex'], half: true },
  damage: [{ amount: '8d6', types: ['fire'], times: 1, later: false, toCaster: false }],
  healing: null,
  higherLevels: {
    perSlot: [{ amount: '1d6', unit: 'points', appliesTo: null }],
    steps: [],
    usesSlotLevel: false,
  },
  description: '',
  version: 4,
  meta: times,
};

const longsword: Weapon = {
  weaponSk: '2024#longsword',
  name: 'Longsword',
  category: 'martial-melee',
  edition: '2024',
  source: 'SRD 5.2.1',
  cost: { amount: 15, unit: 'gp' },
  weightLb: 3,
  damage: { dice: '1d8', type: 'slashing' },
  versatileDamage: '1d10',
  properties: ['versatile'],
  range: null,
  ammunitionSk: null,
  mastery: 'sap',
  notes: '',
  description: '',
  version: 2,
  meta: times,
};

test('a spell is copied with what the sheet prints', () => {
  expect(copyOfSpell(fireball, 'wizard')).toEqual({
    class: 'wizard',
    key: '2024#fireball',
    catalogueVersion: 4,
    name: 'Fireball',
    facts: {
      level: 3,
      school: 'evocation',
      castingTime: 'Action',
      range: '150 feet',
      components: 'V, S, M (a ball of bat guano and sulfur)',
      duration: 'Instantaneous',
      concentration: false,
      ritual: false,
      attack: null,
      save: 'dex',
      damage: '8d6 fire; +1d6 per higher slot',
    },
  });
});

test('concentration, rituals, darts and healing are copied', () => {
  const facts = factsOfSpell({
    ...fireball,
    category: 'level-1',
    castingTime: { amount: 10, unit: 'minute', ritual: true, alternate: null, trigger: '' },
    duration: { amount: 1, unit: 'hour', upTo: true, concentration: true },
    damage: [{ amount: '1d4+1', types: ['force'], times: 3, later: false, toCaster: false }],
  });
  expect(facts).toMatchObject({
    level: 1,
    castingTime: '10 minutes or Ritual',
    duration: 'Concentration, up to 1 hour',
    concentration: true,
    ritual: true,
    damage: '3 × 1d4+1 force; +1d6 per higher slot',
  });
  const healing = { amount: '2d8+mod', times: 1, temporary: false };
  const cure = factsOfSpell({ ...fireball, damage: [], healing });
  expect(cure.damage).toBe('2d8+mod hit points; +1d6 per higher slot');
});

test('later damage and slots that add to each part are named', () => {
  const part = (amount: string, later: boolean): Spell['damage'][number] => ({
    amount,
    types: ['acid'],
    times: 1,
    later,
    toCaster: false,
  });
  const arrow = factsOfSpell({ ...fireball, damage: [part('4d4', false), part('2d4', true)] });
  expect(arrow.damage).toBe('4d4 acid, 2d4 acid later; +1d6 per higher slot');
  const each = factsOfSpell({
    ...fireball,
    damage: [part('5d6', false), part('5d6', false)],
    higherLevels: {
      perSlot: [{ amount: '1d6', unit: 'points', appliesTo: 'all' }],
      steps: [],
      usesSlotLevel: false,
    },
  });
  expect(each.damage).toBe('5d6 acid, 5d6 acid; +1d6 to each per higher slot');
});

test('texts that are too long for a copy are shortened', () => {
  const material = { text: 'a pearl '.repeat(37).trim(), costs: [] };
  const { components } = factsOfSpell({
    ...fireball,
    components: { verbal: true, somatic: false, material },
  });
  expect(components).toHaveLength(160);
});

test('a weapon is copied with its key and version', () => {
  const item = newItem('item-0001', copyOfWeapon(longsword));
  expect(item).toMatchObject({
    itemId: 'item-0001',
    kind: 'weapons',
    key: '2024#longsword',
    catalogueVersion: 2,
    quantity: 1,
    weightLb: 3,
    equipped: false,
    armor: null,
    weapon: { damage: { dice: '1d8', type: 'slashing' }, versatile: '1d10', mastery: 'sap' },
  });
});
