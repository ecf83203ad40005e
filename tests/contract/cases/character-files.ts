import { expect } from 'vitest';
import type { CharacterFile } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { fighter, newFighter, shield } from './new-character.ts';

const fileOf = async (client: Client, characterId: string): Promise<CharacterFile> =>
  (await succeeds(client, 'characterExport', 200, { params: { characterId } })).body;

const file = (more: object = {}) => ({
  format: 'questwright-character',
  formatVersion: 1,
  character: fighter(),
  ...more,
});

/** Characters as files, which other accounts can import. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'characterExport',
    status: 200,
    title: 'contains the character without its owner, and no state if it was never played',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const character = await newFighter(tomas, { items: [shield], notesForMe: 'Owes 30 gp.' });
      const { characterId, version, meta, portraitImage, portraitAlt, ...fields } = character;
      const { draftedBy, storyDraftedBy, ...written } = fields;
      expect(await fileOf(tomas, characterId)).toEqual({
        format: 'questwright-character',
        formatVersion: 1,
        character: written,
        draftedBy: null,
        play: null,
      });
      expect([version, draftedBy, portraitImage, portraitAlt]).toEqual([1, null, null, null]);
      expect(storyDraftedBy).toEqual({ appearance: null, backstory: null });
      expect(meta.last_accessed_at).toBeNull();
    },
  },
  {
    operation: 'characterExport',
    status: 404,
    title: 'answers 404 for the character of another user',
    run: async ({ signIn }) => {
      const { characterId } = await newFighter(await signIn('tomas'));
      await fails(await signIn('odo'), 'characterExport', 404, { params: { characterId } });
    },
  },
  {
    operation: 'characterImport',
    status: 201,
    title: 'creates the character of an exported file for another user, with its state in play',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas, { items: [shield], backstory: 'Long.' });
      await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: 'before-the-export', lostHitPoints: 3, addConditions: ['prone'] },
      });
      const exported = await fileOf(tomas, characterId);
      expect(exported.play).toMatchObject({ lostHitPoints: 3, conditions: ['prone'] });
      const odo = await signIn('odo');
      const { body, headers } = await succeeds(odo, 'characterImport', 201, { body: exported });
      expect(body.characterId).not.toBe(characterId);
      expect(headers.get('location')).toBe(`/api/characters/${body.characterId}`);
      expect(headers.get('etag')).toBe('"1"');
      expect(body).toMatchObject({ ...exported.character, version: 1 });
      expect(await fileOf(odo, body.characterId)).toEqual(exported);
    },
  },
  {
    operation: 'characterImport',
    status: 201,
    title:
      'fills in the defaults of a short file, and lowers numbers that the character cannot have',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const short = await succeeds(tomas, 'characterImport', 201, { body: file() });
      expect(short.body).toMatchObject({ ...fighter(), items: null, equipment: 'kit' });
      const { play } = await fileOf(tomas, short.body.characterId);
      expect(play).toBeNull();
      const { body: untouched } = await succeeds(tomas, 'characterPlayGet', 200, {
        params: { characterId: short.body.characterId },
      });
      const impossible = {
        ...untouched.state,
        lostHitPoints: 9999,
        spentHitDice: 20,
        spentSlots: [9, 0, 0, 0, 0, 0, 0, 0, 0],
      };
      const { body } = await succeeds(tomas, 'characterImport', 201, {
        body: file({ play: impossible }),
      });
      const clamped = await fileOf(tomas, body.characterId);
      // A fighter of level 2 with Constitution 13 has 11 + 7 hit points, and no spell slots.
      expect(clamped.play).toEqual({
        ...untouched.state,
        lostHitPoints: 18,
        spentHitDice: 2,
        spentHitDiceBySize: { d6: 0, d8: 0, d10: 2, d12: 0 },
      });
    },
  },
  {
    operation: 'characterImport',
    status: 201,
    title:
      'chooses the sizes of spent Hit Point Dice if the file does not, and reads a short state',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const character = fighter({ level: 5, otherClasses: [{ class: 'wizard', level: 3 }] });
      const { body } = await succeeds(tomas, 'characterImport', 201, {
        body: file({ character, play: { lostHitPoints: 4, spentHitDice: 3 } }),
      });
      const { play } = await fileOf(tomas, body.characterId);
      expect(play).toMatchObject({
        lostHitPoints: 4,
        spentHitDice: 3,
        spentHitDiceBySize: { d6: 1, d8: 0, d10: 2, d12: 0 },
        spentFeatures: [],
        exhaustion: 0,
        concentration: '',
      });
    },
  },
  {
    operation: 'characterImport',
    status: 413,
    title: 'refuses a file of 10 MB before it is read',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const huge = file({ character: fighter({ backstory: 'x'.repeat(10_000_000) }) });
      await fails(tomas, 'characterImport', 413, { body: huge });
    },
  },
  {
    operation: 'characterImport',
    status: 201,
    title: 'keeps choices that the rules do not allow',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const items = ['a', 'b', 'c', 'd'].map((letter) => ({
        ...shield,
        itemId: `item-of-shield-${letter}`,
        needsAttunement: true,
        attuned: true,
      }));
      const facts = {
        level: 9,
        school: 'conjuration',
        castingTime: '1 action',
        range: 'Self',
        components: 'V',
        duration: 'Instantaneous',
        concentration: false,
        ritual: false,
        attack: null,
        save: null,
        damage: '',
      };
      const wish = { key: '2024#wish', catalogueVersion: 1, name: 'Wish', prepared: true, facts };
      const character = fighter({
        class: 'wizard',
        items,
        // A class that the character does not have any more, and one that has no such spell.
        spells: ['bard', 'wizard', 'druid'].map((name) => ({ ...wish, class: name })),
        weaponMasteries: ['Longbow', 'Longsword'],
      });
      const { body } = await succeeds(tomas, 'characterImport', 201, { body: file({ character }) });
      expect(body).toMatchObject(character);
    },
  },
  {
    operation: 'characterImport',
    status: 409,
    title: 'imports a file once for an idempotency key, and refuses the key for another file',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const request = (body: object) => ({
        headers: { 'Idempotency-Key': 'import-of-a-file-1' },
        body,
      });
      const first = await succeeds(odo, 'characterImport', 201, request(file()));
      const again = await succeeds(odo, 'characterImport', 201, request(file()));
      expect(again.body).toEqual(first.body);
      const other = request(file({ character: fighter({ name: 'Another' }) }));
      const problem = await fails(odo, 'characterImport', 409, other);
      expect(problem.code).toBe('idempotency_mismatch');
    },
  },
  {
    operation: 'characterImport',
    status: 422,
    title: 'says plainly that a file comes from a later version',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const later = file({ formatVersion: 2, character: fighter({ vehicles: [] }) });
      const { fields } = await fails(tomas, 'characterImport', 422, { body: later });
      expect(fields).toContainEqual({
        path: '/formatVersion',
        message:
          'This file comes from a later version of Questwright. This version cannot read it.',
      });
    },
  },
  {
    operation: 'characterImport',
    status: 422,
    title: 'refuses unknown keys, impossible numbers and other files, and names them',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { body: untouched } = await succeeds(tomas, 'characterPlayGet', 200, {
        params: { characterId: (await newFighter(tomas)).characterId },
      });
      const play = (more: object) => ({ play: { ...untouched.state, ...more } });
      const abilities = { str: 31, dex: 14, con: 13, int: 8, wis: 10, cha: 12 };
      for (const [path, wrong] of [
        ['/format', { format: 'foundry-actor' }],
        ['/formatVersion', { formatVersion: 0 }],
        ['/owner', { owner: 'Tomas' }],
        ['/character/level', { character: fighter({ level: 21 }) }],
        ['/character/luck', { character: fighter({ luck: 1 }) }],
        ['/character/abilities/str', { character: fighter({ abilities }) }],
        ['/character/abilities', { character: fighter({ abilities: { ...abilities, str: 14 } }) }],
        ['/play/exhaustion', play({ exhaustion: 99 })],
        ['/play/lostHitPoints', play({ lostHitPoints: -1 })],
        ['/play/luck', play({ luck: 1 })],
        ['/play/spentFeatures/0/uses', play({ spentFeatures: [{ feature: 'luck', uses: -1 }] })],
        [
          '/play/spentHitDiceBySize/d6',
          play({ spentHitDiceBySize: { d6: 201, d8: 0, d10: 0, d12: 0 } }),
        ],
        ['/character/level', { character: fighter({ level: 0 }) }],
        ['/play/coins/bitcoin', play({ coins: { ...untouched.state.coins, bitcoin: 1 } })],
      ] as const) {
        const body = file(wrong);
        const { fields } = await fails(tomas, 'characterImport', 422, { body });
        expect(fields.map((field) => field.path)).toEqual([path]);
      }
    },
  },
];
