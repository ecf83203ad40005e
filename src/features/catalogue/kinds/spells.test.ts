import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SpellInput } from '#src/generated/model/index.ts';
import { spells } from './spells.ts';

const seed = join(import.meta.dirname, '../../../../backend/seed/srd/spells.json');

// Another test checks every row of this file against the contract.
const rows = JSON.parse(readFileSync(seed, 'utf8')) as readonly SpellInput[];

/** The texts of the fields of a spell, by their labels; without empty texts. */
function textsOf(name: string): Readonly<Record<string, string>> {
  const row = rows.find((each) => each.name === name);
  const values: Readonly<Record<string, unknown>> = { ...spells.emptyValues, ...row };
  return Object.fromEntries(
    spells.fields.flatMap(({ key, label, show }) => {
      const text = show(values[key]);
      return text === '' ? [] : [[label, text]];
    }),
  );
}

describe('the fields of spells with rare values have short texts:', () => {
  test.for([
    ['Fireball', { Category: 'Level 3', School: 'Evocation', 'Casting time': '1 action' }],
    ['Fireball', { Area: '20-ft. sphere', 'Saving throw': 'Dex (half)', Damage: '8d6 fire' }],
    [
      'Fire Bolt',
      { Category: 'Cantrip', 'Higher levels': 'Level 5: 2d10; Level 11: 3d10; Level 17: 4d10' },
    ],
    [
      'Eldritch Blast',
      { 'Higher levels': 'Level 5: 2 bolts; Level 11: 3 bolts; Level 17: 4 bolts' },
    ],
    ['Magic Missile', { Damage: '3 × 1d4 + 1 force', 'Higher levels': '+1 bolt per slot' }],
    ['Divine Smite', { 'Casting time': '1 bonus action, after a hit' }],
    ['Plant Growth', { 'Casting time': '1 action or 8 hours' }],
    [
      'Find Familiar',
      { 'Casting time': '1 hour or ritual', Components: 'V, S, M (10 gp, consumed)' },
    ],
    [
      'Astral Projection',
      { Components: 'V, S, M (1,000 gp per target, consumed; 100 gp per target, consumed)' },
    ],
    ['Legend Lore', { Components: 'V, S, M (250 gp, consumed; 4 × 50 gp)' }],
    ['True Strike', { Components: 'S, M (1 cp)' }],
    ['Project Image', { Range: '500 miles' }],
    [
      'Wall of Ice',
      {
        Area: '100-ft. wall, 1 ft. thick, 10 panels of 10 ft.',
        Damage: '10d6 cold; 5d6 cold later',
        'Higher levels': '+2d6 per slot; +1d6 per slot (later)',
      },
    ],
    [
      'Prismatic Wall',
      { Area: '90-ft. wall, 30 ft. high, 1 in. thick', 'Saving throw': 'Con, Dex, Wis' },
    ],
    ['Meteor Swarm', { Range: '1 mile', Area: '4 × 40-ft. sphere' }],
    ['Mirage Arcane', { Range: 'Sight', Area: '1-mile square', Duration: '10 days' }],
    ['Etherealness', { Duration: 'Up to 8 hours' }],
    ['Symbol', { Duration: 'Until dispelled or triggered' }],
    ['Dimension Door', { Damage: '4d6 force to the caster' }],
    ['Spiritual Weapon', { Damage: '1d8 + mod force', Attack: 'Melee' }],
    ['Chromatic Orb', { Damage: '3d8 acid, cold, fire, lightning, poison or thunder' }],
    ['False Life', { Healing: '2d4 + 4 temporary', 'Higher levels': '+5 per slot' }],
    ['Goodberry', { Healing: '10 × 1' }],
    ['Power Word Heal', { Healing: 'all' }],
    ['Geas', { 'Higher levels': 'Level 7: 365 days; Level 9: until dispelled' }],
    [
      'Magic Weapon',
      { 'Higher levels': 'Level 2: +1 bonus; Level 3: +2 bonus; Level 6: +3 bonus' },
    ],
    ['Dispel Magic', { 'Higher levels': 'By the level of the slot' }],
  ] as const)('%s', ([name, texts]) => {
    expect(textsOf(name)).toMatchObject(texts);
  });
});

test.for([
  ['Ice Knife', 'Ranged attack; Dex'],
  ['Fire Bolt', 'Ranged attack'],
  ['Fireball', 'Dex (half)'],
  ['Light', ''],
])('the rules of %s name the attack or the save as “%s”', ([name, text]) => {
  const fact = spells.facts.find(({ label }) => label === 'Attack or save');
  const row = rows.find((each) => each.name === name);
  expect(fact?.text({ ...spells.emptyValues, ...row })).toBe(text);
});
