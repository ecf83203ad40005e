import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon, type HandlerInput } from './calls.ts';

const ilseHero = {
  name: 'Ashka',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
};

describeBoth('characters', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let ilse: SignedInUser;
  let tomas: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    ilse = await calls.addUser('Ilse');
    tomas = await calls.addUser('Tomas');
  });

  beforeEach(async () => {
    calls.now = noon;
    await db.deleteFrom('character').execute();
  });

  const create = async (more: Record<string, unknown> = {}) => {
    const { body } = await calls.callAs(ilse, 'characterCreate', {
      body: { ...ilseHero, ...more },
    });
    return body;
  };
  const get = (user: SignedInUser, characterId: string) =>
    calls.callAs(user, 'characterGet', { path: { characterId } });
  const change = (user: SignedInUser, characterId: string, body: unknown, ifMatch?: string) =>
    calls.callAs(user, 'characterUpdate', {
      path: { characterId },
      headers: { 'if-match': ifMatch },
      body,
    });
  const remove = (user: SignedInUser, characterId: string, ifMatch?: string) =>
    calls.callAs(user, 'characterDelete', {
      path: { characterId },
      headers: { 'if-match': ifMatch },
    });
  const names = async (query: HandlerInput['query'], user = ilse) => {
    const { body } = await calls.callAs(user, 'characterList', { query });
    return body.items.map(({ name }) => name);
  };

  test('need five fields, and the other fields get defaults', async () => {
    const { body, headers } = await calls.callAs(ilse, 'characterCreate', { body: ilseHero });
    expect(body).toMatchObject({
      ...ilseHero,
      level: 1,
      abilityMethod: 'standard-array',
      increases: [],
      skills: [],
      equipment: 'kit',
      concept: '',
      version: 1,
    });
    expect(headers).toEqual({ ETag: '"1"', Location: `/api/characters/${body.characterId}` });
  });

  test('keep fewer than 500 rolls if these have many dice and long names', async () => {
    const { characterId } = await create();
    const path = { characterId };
    const roll = (index: number) => ({
      rollId: `roll-${String(index).padStart(4, '0')}`,
      label: '火'.repeat(120),
      mode: 'normal',
      dice: Array.from({ length: 60 }, () => ({ faces: 100, value: 100, kept: true })),
      bonus: 0,
      total: 6000,
      rolledAt: new Date(noon + index).toISOString(),
    });
    calls.now = noon + 1000;
    for (let from = 0; from < 150; from += 50) {
      const rolls = Array.from({ length: 50 }, (_, index) => roll(from + index));
      await calls.callAs(ilse, 'characterRollAdd', { path, body: { rolls } });
    }
    const kept = await db
      .selectFrom('character_roll')
      .select(['roll_id', 'label', 'dice'])
      .where('character_id', '=', characterId)
      .orderBy('roll_id', 'desc')
      .execute();
    const bytes = kept.map(({ label, dice }) => Buffer.byteLength(label + dice));
    const sum = bytes.reduce((total, each) => total + each, 0);
    expect(sum).toBeGreaterThan(250_000);
    expect(sum).toBeLessThanOrEqual(256_000);
    expect(kept[0]?.roll_id).toBe('roll-0149');
    expect(kept.at(-1)?.roll_id).toBe(`roll-${String(150 - kept.length).padStart(4, '0')}`);
  });

  test('are read, changed and deleted by their owner', async () => {
    const { characterId } = await create();
    const better = { ...ilseHero, level: 2, concept: 'Never sits with her back to a door.' };
    calls.now = noon + 1000;
    const { body } = await change(ilse, characterId, better, '"1"');
    expect(body).toMatchObject({ ...better, version: 2 });
    expect((await change(ilse, characterId, better)).body.version).toBe(2);
    await expect(change(ilse, characterId, ilseHero, '"1"')).rejects.toMatchObject({
      code: 'version_mismatch',
    });
    await expect(remove(ilse, characterId, '"1"')).rejects.toMatchObject({
      code: 'version_mismatch',
    });
    expect((await get(ilse, characterId)).body).toMatchObject(better);
    expect(await remove(ilse, characterId, '"2"')).toEqual({ status: 204 });
    await expect(get(ilse, characterId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('do not exist for other users', async () => {
    const { characterId } = await create();
    for (const attempt of [
      () => get(tomas, characterId),
      () => change(tomas, characterId, ilseHero),
      () => change(tomas, characterId, { ...ilseHero, abilityMethod: 'point-buy' }),
      () => remove(tomas, characterId),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await names({}, tomas)).toEqual([]);
    expect((await get(ilse, characterId)).body.version).toBe(1);
  });

  test('are sorted by their last opening, also if they are opened in turns within a minute', async () => {
    const first = await create({ name: 'Cael' });
    const second = await create({ name: 'Brun' });
    for (const [index, { characterId, name }] of [first, second, first, second].entries()) {
      calls.now = noon + 100_000 + index;
      await get(ilse, characterId);
      expect((await names({ sortByMeta: 'last_accessed_at', reverse: 'true' }))[0]).toBe(name);
    }
  });

  test('are sorted by name or time, and characters that were never opened come last', async () => {
    const idsByName = new Map<string, string>();
    for (const [index, name] of ['Cael', 'Ashka', 'Brun'].entries()) {
      calls.now = noon + index;
      idsByName.set(name, (await create({ name })).characterId);
    }
    calls.now = noon + 100_000;
    await get(ilse, idsByName.get('Brun') ?? '');
    expect(await names({})).toEqual(['Ashka', 'Brun', 'Cael']);
    expect(await names({ sortByMeta: 'created_at' })).toEqual(['Cael', 'Ashka', 'Brun']);
    for (const reverse of ['true', 'false']) {
      const sorted = await names({ sortByMeta: 'last_accessed_at', reverse });
      expect(sorted[0]).toBe('Brun');
    }
    const { body } = await calls.callAs(ilse, 'characterList', { query: { pageSize: '2' } });
    expect(await names({ pageSize: '2', nextCursor: body.nextCursor ?? '' })).toEqual(['Cael']);
  });

  const increase = (ability: string, amount: number) => ({ ability, amount });

  test.each([
    ['+2 and +1', { increases: [increase('str', 2), increase('con', 1)] }],
    ['+1 three times', { increases: ['str', 'dex', 'con'].map((name) => increase(name, 1)) }],
    [
      'bought scores',
      {
        abilityMethod: 'point-buy',
        abilities: { str: 15, dex: 15, con: 15, int: 8, wis: 8, cha: 8 },
      },
    ],
    [
      'rolled scores',
      { abilityMethod: 'roll', abilities: { str: 18, dex: 18, con: 3, int: 9, wis: 9, cha: 9 } },
    ],
    [
      'any scores entered by hand',
      { abilityMethod: 'manual', abilities: { str: 20, dex: 3, con: 3, int: 3, wis: 3, cha: 3 } },
    ],
  ])('the rules allow %s', async (_, more) => {
    expect(await create(more)).toMatchObject(more);
  });

  const scores = { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 };

  test.each([
    ['a score of the standard array twice', { abilities: { ...scores, int: 10 } }, '/abilities'],
    [
      'scores that cost too much',
      { abilityMethod: 'point-buy', abilities: { ...scores, int: 9 } },
      '/abilities',
    ],
    [
      'a score that cannot be bought',
      { abilityMethod: 'point-buy', abilities: { ...scores, str: 16 } },
      '/abilities/str',
    ],
    [
      'an ability of another background',
      { increases: [increase('cha', 2), increase('con', 1)] },
      '/increases/0/ability',
    ],
    [
      'one ability twice',
      { increases: [increase('str', 2), increase('str', 1)] },
      '/increases/1/ability',
    ],
    ['increases below +3 in total', { increases: [increase('str', 2)] }, '/increases'],
    [
      'increases above +3 in total',
      { increases: [increase('str', 2), increase('con', 2)] },
      '/increases',
    ],
    [
      'a score above 20',
      {
        abilityMethod: 'manual',
        abilities: { ...scores, str: 19 },
        increases: [increase('str', 2), increase('con', 1)],
      },
      '/increases/0/ability',
    ],
  ])('the rules do not allow %s', async (_, more, path) => {
    await expect(create(more)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path }],
    });
    expect(await names({})).toEqual([]);
  });
});
