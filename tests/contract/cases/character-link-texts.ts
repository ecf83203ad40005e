import { expect } from 'vitest';
import { succeeds, type ContractCase } from '../case.ts';
import { newFighter, shield, wand } from './new-character.ts';

const fireBolt = {
  class: 'wizard',
  key: '2024#fire-bolt',
  catalogueVersion: null,
  name: 'Fire Bolt',
  prepared: true,
  facts: {
    level: 0,
    school: 'evocation',
    castingTime: 'Action',
    range: '120 feet',
    components: 'V, S',
    duration: 'Instantaneous',
    concentration: false,
    ritual: false,
    attack: 'ranged',
    save: null,
    damage: '1d10 fire',
  },
};

/** What readers of a link get of the catalogue, which they cannot read. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'characterSharedGet',
    status: 200,
    title: 'has the texts of the catalogue about the spells and items of the sheet, and no others',
    run: async ({ signIn, guest }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas, {
        items: [shield, wand],
        spells: [fireBolt, { ...fireBolt, key: '2024#never-written', name: 'Never Written' }],
      });
      const { body: sharing } = await succeeds(tomas, 'characterSharingUpdate', 200, {
        params: { characterId },
        body: { hasLink: true, campaignId: null },
      });
      const params = { linkCode: String(sharing.linkCode) };
      const { body } = await succeeds(guest(), 'characterSharedGet', 200, { params });
      const spellSk = '2024#fire-bolt';
      const spell = await succeeds(tomas, 'spellGet', 200, { params: { spellSk } });
      const armorSk = '2024#shield';
      const armor = await succeeds(tomas, 'armorGet', 200, { params: { armorSk } });
      const known = [
        { kind: 'armor', key: armorSk, text: armor.body.description },
        { kind: 'spells', key: spellSk, text: spell.body.description },
      ];
      expect(spell.body.description).not.toBe('');
      expect(body.texts?.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(
        known.filter(({ text }) => text !== ''),
      );
    },
  },
];
