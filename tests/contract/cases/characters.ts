import { expect } from 'vitest';
import { eventually, fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { fighter, newFighter, shield } from './new-character.ts';

const spell = {
  class: null,
  key: null,
  catalogueVersion: null,
  name: 'Light',
  prepared: true,
  facts: {
    level: 0,
    school: 'evocation',
    castingTime: 'Action',
    range: 'Touch',
    components: 'V, M',
    duration: '1 hour',
    concentration: false,
    ritual: false,
    attack: null,
    save: null,
    damage: '',
  },
};

const character = (name: string) => ({
  name,
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  increases: [
    { ability: 'str', amount: 2 },
    { ability: 'con', amount: 1 },
  ],
});

const create = async (client: Client, name: string) =>
  (await succeeds(client, 'characterCreate', 201, { body: character(name) })).body;

/** Characters: each user can only access their own. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'characterCreate',
    status: 201,
    title: 'returns the character with its defaults',
    run: async ({ signIn }) => {
      const options = { body: character('Ilse Varn') };
      const answer = await succeeds(await signIn('tomas'), 'characterCreate', 201, options);
      expect(answer.body).toMatchObject({
        ...character('Ilse Varn'),
        level: 1,
        abilityMethod: 'standard-array',
        skills: [],
        version: 1,
      });
      expect(answer.headers.get('etag')).toBe('"1"');
    },
  },
  {
    operation: 'characterCreate',
    status: 409,
    title:
      'repeats the answer to an idempotency key of the user, and refuses the key for another body',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const request = (name: string) => ({
        headers: { 'Idempotency-Key': 'ilse-varn-0001' },
        body: character(name),
      });
      const first = await succeeds(tomas, 'characterCreate', 201, request('Once'));
      const again = await succeeds(tomas, 'characterCreate', 201, request('Once'));
      expect(again.body).toEqual(first.body);
      for (const name of ['etag', 'location']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name));
      }
      const problem = await fails(tomas, 'characterCreate', 409, request('Another'));
      expect(problem.code).toBe('idempotency_mismatch');
      const other = await succeeds(
        await signIn('mira'),
        'characterCreate',
        201,
        request('Another'),
      );
      expect(other.body.characterId).not.toBe(first.body.characterId);
    },
  },
  {
    operation: 'characterCreate',
    status: 409,
    title: 'does not create a character again for an idempotency key after it is deleted',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const once = () => ({
        headers: { 'Idempotency-Key': 'ilse-varn-0002' },
        body: character('Once'),
      });
      const { characterId } = (await succeeds(tomas, 'characterCreate', 201, once())).body;
      await succeeds(tomas, 'characterDelete', 204, { params: { characterId } });
      expect((await fails(tomas, 'characterCreate', 409, once())).code).toBe('conflict');
    },
  },
  {
    operation: 'characterCreate',
    status: 201,
    title: 'stores 200 spells and 200 items, as many as a character can have',
    run: async ({ signIn }) => {
      const full = {
        spells: Array.from({ length: 200 }, () => spell),
        items: Array.from({ length: 200 }, (_, index) => ({
          ...shield,
          itemId: `item-of-the-pile-${index}`,
        })),
      };
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas, full);
      const { body } = await succeeds(tomas, 'characterGet', 200, { params: { characterId } });
      expect(body).toMatchObject(full);
    },
  },
  {
    operation: 'characterCreate',
    status: 422,
    title: 'refuses levels, scores, amounts and targets that do not exist, and names each',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { abilities } = fighter();
      const override = { target: 'luck', value: 1, reason: '' };
      const speed = { target: 'speed', value: 30, reason: '' };
      for (const [path, wrong] of [
        ['/level', { level: 0 }],
        ['/level', { level: 21 }],
        ['/level', { level: 1.5 }],
        ['/abilities/str', { abilities: { ...abilities, str: 1 } }],
        ['/abilities/str', { abilities: { ...abilities, str: 30 } }],
        ['/otherClasses', { level: 2, otherClasses: [{ class: 'wizard', level: 2 }] }],
        ['/otherClasses/0/class', { level: 3, otherClasses: [{ class: 'fighter', level: 1 }] }],
        ['/items/0/quantity', { items: [{ ...shield, quantity: -1 }] }],
        ['/items/0/bonus', { items: [{ ...shield, bonus: 99 }] }],
        ['/overrides/0/target', { overrides: [override] }],
        ['/overrides/1/target', { overrides: [speed, speed] }],
        ['/weaponMasteries/0', { weaponMasteries: [' '] }],
        ['/weaponMasteries', { weaponMasteries: ['Club', 'Club'] }],
      ] as const) {
        const { fields } = await fails(tomas, 'characterCreate', 422, { body: fighter(wrong) });
        expect(fields.map((field) => field.path)).toEqual([path]);
      }
    },
  },
  {
    operation: 'characterCreate',
    status: 201,
    title: 'keeps rows of the catalogue that do not exist, and illegal choices',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const key = '2024#a-row-that-nobody-has';
      const written = {
        level: 1,
        items: [
          { ...shield, key },
          { ...shield, itemId: 'second-shield' },
        ],
        spells: [{ ...spell, key, class: 'bard' }],
        feats: [
          { class: 'fighter', level: 20, key, catalogueVersion: 7, name: 'A feat', increases: [] },
          { class: null, level: 1, key: null, name: 'Another', increases: [] },
        ],
        subclasses: [{ class: 'wizard', name: 'Evoker' }],
        weaponMasteries: ['Net of the ford', 'Longbow', 'Club', 'Mace'],
      };
      const { characterId } = await newFighter(tomas, written);
      const { body } = await succeeds(tomas, 'characterGet', 200, { params: { characterId } });
      expect(body).toMatchObject(written);
      // A feat of an earlier version of the contract has no version of its row.
      expect(body.feats.map(({ catalogueVersion }) => catalogueVersion)).toEqual([7, null]);
      const { body: play } = await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: 'more-than-twice', lostHitPoints: 9999 },
      });
      expect(play.state.lostHitPoints).toBe(11);
      const { body: healed } = await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: 'less-than-none', lostHitPoints: -9999, temporaryHitPoints: -5 },
      });
      expect(healed.state).toMatchObject({ lostHitPoints: 0, temporaryHitPoints: 0 });
    },
  },
  {
    operation: 'characterCreate',
    status: 422,
    title: 'refuses two items with the same id, and names the second one',
    run: async ({ signIn }) => {
      const body = fighter({ items: [shield, { ...shield, name: 'Another shield' }] });
      const problem = await fails(await signIn('tomas'), 'characterCreate', 422, { body });
      expect(problem.fields.map(({ path }) => path)).toEqual(['/items/1/itemId']);
    },
  },
  {
    operation: 'characterList',
    status: 200,
    title: 'lists only characters of the user',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await create(tomas, 'Mine');
      const idsOf = async (client: Client) => {
        const { body } = await succeeds(client, 'characterList', 200, {
          params: { pageSize: 200 },
        });
        return body.items.map((item) => item.characterId);
      };
      expect(await idsOf(tomas)).toContain(characterId);
      expect(await idsOf(await signIn('mira'))).not.toContain(characterId);
    },
  },
  {
    operation: 'characterList',
    status: 200,
    title: 'shows the armor class and the hit points that play has left',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await create(tomas, 'Wounded');
      const listed = async () => {
        const { body } = await succeeds(tomas, 'characterList', 200, { params: { pageSize: 200 } });
        return body.items.find((item) => item.characterId === characterId);
      };
      const before = await listed();
      expect(before).toMatchObject({ lostHitPoints: 0 });
      await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: characterId, lostHitPoints: 3 },
      });
      expect(await listed()).toEqual({ ...before, lostHitPoints: 3 });
    },
  },
  {
    operation: 'characterList',
    status: 400,
    title: 'refuses a cursor that the server did not issue',
    run: async ({ signIn }) => {
      const options = { params: { nextCursor: 'AAAA' } };
      const problem = await fails(await signIn('tomas'), 'characterList', 400, options);
      expect(problem.code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'characterGet',
    status: 200,
    title: 'returns the created character',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const created = await create(tomas, 'Kept');
      const { body } = await succeeds(tomas, 'characterGet', 200, {
        params: { characterId: created.characterId },
      });
      expect({ ...body, meta: null }).toEqual({ ...created, meta: null });
    },
  },
  {
    operation: 'characterUpdate',
    status: 200,
    title: 'replaces the character and increases its version',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await create(tomas, 'Before');
      const options = { params: { characterId }, body: { ...character('After'), level: 2 } };
      const { body } = await succeeds(tomas, 'characterUpdate', 200, options);
      expect(body).toMatchObject({ name: 'After', level: 2, version: 2 });
    },
  },
  {
    operation: 'characterUpdate',
    status: 412,
    title: 'refuses a change that is based on an older version',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await create(tomas, 'Stale');
      const options = { params: { characterId }, body: { ...character('Stale'), level: 2 } };
      await succeeds(tomas, 'characterUpdate', 200, options);
      await fails(tomas, 'characterUpdate', 412, { ...options, headers: { 'If-Match': '"1"' } });
    },
  },
  {
    operation: 'characterPortrait',
    status: 200,
    title: 'shows a painted portrait with its alternative text, or none',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { characterId } = await create(mira, 'Painted');
      const body = { kind: 'portrait', characterId };
      const { body: started } = await succeeds(mira, 'generationCreate', 201, { body });
      const { generationId } = started;
      const portrait = await eventually(async () => {
        const params = { generationId };
        const { body: done } = await succeeds(mira, 'generationGet', 200, { params });
        expect(done.status).toBe('done');
        return done.draft?.portrait;
      });
      const params = { characterId };
      const choose = (version: number, id: string | null) =>
        succeeds(mira, 'characterPortrait', 200, {
          params,
          headers: { 'If-Match': `"${version}"` },
          body: { generationId: id },
        });
      const chosen = await choose(1, generationId);
      expect(chosen.headers.get('etag')).toBe('"2"');
      expect(chosen.body).toMatchObject({
        portraitImage: portrait?.portraitImage,
        portraitAlt: portrait?.alt,
      });
      const imageId = portrait?.portraitImage.split('/').at(-1) ?? '';
      await succeeds(mira, 'imageGet', 200, { params: { imageId } });
      const removed = await choose(2, null);
      expect(removed.body).toMatchObject({ portraitImage: null, portraitAlt: null, version: 3 });
    },
  },
  {
    operation: 'characterPortrait',
    status: 412,
    title: 'refuses a portrait for an older version',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { characterId } = await create(mira, 'Newer');
      await fails(mira, 'characterPortrait', 412, {
        params: { characterId },
        headers: { 'If-Match': '"7"' },
        body: { generationId: null },
      });
    },
  },
  {
    operation: 'characterPortrait',
    status: 422,
    title: 'chooses only from the painted portraits of the user',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { characterId } = await create(mira, 'Unpainted');
      const problem = await fails(mira, 'characterPortrait', 422, {
        params: { characterId },
        headers: { 'If-Match': '"1"' },
        body: { generationId: '019a0000-0000-7000-8000-0000000000ff' },
      });
      expect(problem.fields.map(({ path }) => path)).toEqual(['/generationId']);
    },
  },
  {
    operation: 'characterDelete',
    status: 204,
    title: 'deletes the character',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await create(tomas, 'Gone');
      await succeeds(tomas, 'characterDelete', 204, { params: { characterId } });
      await fails(tomas, 'characterGet', 404, { params: { characterId } });
    },
  },
  {
    operation: 'characterDelete',
    status: 412,
    title: 'refuses to delete a character if the If-Match header names another version',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await create(tomas, 'Newer');
      const headers = { 'If-Match': '"7"' };
      await fails(tomas, 'characterDelete', 412, { params: { characterId }, headers });
    },
  },
  ...(['characterGet', 'characterUpdate', 'characterPortrait', 'characterDelete'] as const).map(
    (operation): ContractCase => ({
      operation,
      status: 404,
      title: 'answers 404 for a character of another user',
      run: async ({ signIn }) => {
        const { characterId } = await create(await signIn('tomas'), 'Mine');
        const bodies = {
          characterGet: {},
          characterUpdate: { body: character('Stolen') },
          characterPortrait: { body: { generationId: null } },
          characterDelete: {},
        };
        const options = { params: { characterId }, ...bodies[operation] };
        await fails(await signIn('mira'), operation, 404, options);
      },
    }),
  ),
];
