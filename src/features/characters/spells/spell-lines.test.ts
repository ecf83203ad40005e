import { expect, test } from 'vitest';
import type { Spell } from '#src/generated/model/index.ts';
import { spellLines } from './spell-lines.ts';

const fireball: Spell = {
  spellSk: '2024#fireball',
  name: 'Fireball',
  category: 'level-3',
  edition: '2024',
  source: 'SRD 5.2.1',
  school: 'evocation',
  castingTime: { amount: 1, unit: 'action', ritual: false, alternate: null, trigger: '' },
  range: { amount: 150, unit: 'feet' },
  area: {
    shape: 'sphere',
    sizeFt: 20,
    count: 1,
    heightFt: null,
    widthFt: null,
    thicknessIn: null,
    panels: null,
  },
  components: { verbal: true, somatic: true, material: { text: '', costs: [] } },
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
  version: 1,
  meta: {
    created_at: '2026-11-01T18:00:00.000Z',
    created_by: null,
    updated_at: '2026-11-01T18:00:00.000Z',
    updated_by: null,
    archived: false,
  },
};

test('all facts of a spell are said, and nothing for those that it does not have', () => {
  expect(spellLines(fireball)).toEqual([
    ['Level', 'Level 3, evocation'],
    ['Casting time', '1 action'],
    ['Range', '150 ft.'],
    ['Area', '20-ft. sphere'],
    ['Components', 'V, S, M'],
    ['Duration', 'Instantaneous'],
    ['Saving throw', 'Dexterity (half)'],
    ['Damage', '8d6 fire'],
    ['With a higher slot', '+1d6 per slot'],
    ['On the lists of', 'Sorcerer, Wizard'],
  ]);
});
