import type { Prefix } from '#backend/catalogue/definition.ts';

/** One thing of each kind, and another price or text that an admin might give it. */
export const kinds = [
  {
    prefix: 'gear',
    kind: 'gear',
    skField: 'gearSk',
    item: { name: 'Lantern of the Drowned', category: 'adventuring-gear' },
    change: { weightLb: 2.5 },
    otherCategory: 'other',
  },
  {
    prefix: 'tool',
    kind: 'tools',
    skField: 'toolSk',
    item: { name: 'Lantern of the Drowned', category: 'other-tools' },
    change: { ability: 'wis' },
    otherCategory: 'gaming-set',
  },
  {
    prefix: 'armor',
    kind: 'armor',
    skField: 'armorSk',
    item: { name: 'Lantern of the Drowned', category: 'light', acBase: 12 },
    change: { acMaxDex: 3 },
    otherCategory: 'heavy',
  },
  {
    prefix: 'weapon',
    kind: 'weapons',
    skField: 'weaponSk',
    item: { name: 'Lantern of the Drowned', category: 'simple-melee' },
    change: { properties: ['light', 'finesse'] },
    otherCategory: 'martial-ranged',
  },
  {
    prefix: 'feat',
    kind: 'feats',
    skField: 'featSk',
    item: { name: 'Lantern of the Drowned', category: 'general' },
    change: { repeatable: true },
    otherCategory: 'origin',
  },
] as const satisfies readonly { prefix: Prefix; [field: string]: unknown }[];
