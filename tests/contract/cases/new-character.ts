import type { Character } from '#src/generated/model/index.ts';
import { succeeds } from '../case.ts';
import type { Client } from '../client.ts';

/** A fighter with two levels, of which `more` replaces fields. */
export const fighter = (more: object = {}) => ({
  name: 'Ilse Varn',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  level: 2,
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  ...more,
});

export const newFighter = async (client: Client, more: object = {}): Promise<Character> =>
  (await succeeds(client, 'characterCreate', 201, { body: fighter(more) })).body;

export const shield = {
  itemId: 'item-of-the-shield',
  kind: 'armor',
  key: '2024#shield',
  catalogueVersion: 1,
  name: 'Shield',
  quantity: 1,
  weightLb: 6,
  equipped: true,
  attuned: false,
  needsAttunement: false,
  bonus: 0,
  armor: { category: 'shield', base: 2, strength: null, stealthDisadvantage: false },
  weapon: null,
  notes: '',
};

/** It is neither armor nor a row of the catalogue. */
export const wand = {
  ...shield,
  itemId: 'wand-0001',
  kind: null,
  key: null,
  catalogueVersion: null,
  name: 'Wand of Fireballs',
  armor: null,
};
