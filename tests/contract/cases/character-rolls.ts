import { expect } from 'vitest';
import type { CharacterRollPage } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { newFighter } from './new-character.ts';

let rolls = 0;

/** A roll with an id of its own. */
const roll = (more: object = {}) => ({
  rollId: `roll-of-a-case-${String((rolls += 1)).padStart(5, '0')}`,
  label: 'Longsword',
  mode: 'advantage',
  dice: [
    { faces: 20, value: 17, kept: true },
    { faces: 20, value: 4, kept: false },
  ],
  bonus: 5,
  total: 22,
  rolledAt: '2026-01-08T19:40:00.000Z',
  ...more,
});

const add = (client: Client, characterId: string, sent: readonly object[]) =>
  succeeds(client, 'characterRollAdd', 204, { params: { characterId }, body: { rolls: sent } });

const logOf = async (
  client: Client,
  characterId: string,
  more: object = {},
): Promise<CharacterRollPage> =>
  (await succeeds(client, 'characterRollList', 200, { params: { characterId, ...more } })).body;

/** The rolls of a character: the device rolls, and the log keeps what it has sent. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'characterRollList',
    status: 200,
    title: 'returns the rolls page by page, the last roll first',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      expect(await logOf(tomas, characterId)).toEqual({ items: [], nextCursor: null });
      const [first, second, third] = [1, 2, 3].map((hour) =>
        roll({ rolledAt: `2026-01-08T0${hour}:00:00.000Z` }),
      );
      await add(tomas, characterId, [second, first].map(Object));
      await add(tomas, characterId, [third].map(Object));
      const page = await logOf(tomas, characterId, { pageSize: 2 });
      expect(page.items).toEqual([third, second]);
      const nextCursor = String(page.nextCursor);
      const rest = await logOf(tomas, characterId, { pageSize: 2, nextCursor });
      expect(rest).toEqual({ items: [first], nextCursor: null });
    },
  },
  {
    operation: 'characterRollList',
    status: 200,
    title: 'does not keep a roll first whose device has a clock of the future',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      const future = roll({ rolledAt: '2999-01-01T00:00:00.000Z' });
      await add(tomas, characterId, [future]);
      const later = roll({ rolledAt: '2999-01-01T00:00:00.000Z' });
      await add(tomas, characterId, [later]);
      const { items } = await logOf(tomas, characterId);
      expect(items.map(({ rolledAt }) => rolledAt)).toEqual([later.rolledAt, future.rolledAt]);
    },
  },
  {
    operation: 'characterRollList',
    status: 400,
    title: 'refuses a cursor that the server did not issue',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      const params = { characterId, nextCursor: 'AAAA' };
      const problem = await fails(tomas, 'characterRollList', 400, { params });
      expect(problem.code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'characterRollAdd',
    status: 204,
    title: 'changes nothing for a roll that was sent before, also within one request',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      const sent = roll();
      await add(tomas, characterId, [sent, { ...sent, label: 'The same id' }]);
      await add(tomas, characterId, [{ ...sent, label: 'Again' }, roll({ label: 'Another' })]);
      const { items } = await logOf(tomas, characterId);
      expect(items.map(({ label }) => label).toSorted()).toEqual(['Another', 'Longsword']);
      const other = await newFighter(tomas);
      await add(tomas, other.characterId, [sent]);
      expect((await logOf(tomas, other.characterId)).items).toEqual([sent]);
    },
  },
  {
    operation: 'characterRollAdd',
    status: 204,
    title: 'keeps the last 500 rolls',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      const dice = [{ faces: 6, value: 3, kept: true }];
      const at = Date.parse('2026-01-08T00:00:00.000Z');
      for (let sent = 0; sent < 520; sent += 40) {
        const some = Array.from({ length: 40 }, (_, index) =>
          roll({
            label: `Roll ${sent + index}`,
            mode: 'normal',
            dice,
            bonus: 0,
            total: 3,
            rolledAt: new Date(at + (sent + index) * 1000).toISOString(),
          }),
        );
        await add(tomas, characterId, some);
      }
      const labels: string[] = [];
      let nextCursor: string | null = null;
      do {
        const page: CharacterRollPage = await logOf(tomas, characterId, {
          pageSize: 200,
          ...(nextCursor !== null && { nextCursor }),
        });
        labels.push(...page.items.map(({ label }) => label));
        ({ nextCursor } = page);
      } while (nextCursor !== null);
      expect(labels).toHaveLength(500);
      expect([labels[0], labels.at(-1)]).toEqual(['Roll 519', 'Roll 20']);
    },
  },
  {
    operation: 'characterRollAdd',
    status: 422,
    title: 'refuses dice that cannot have fallen so, and a total that they do not have',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      const [high, low] = [
        { faces: 20, value: 17, kept: true },
        { faces: 20, value: 4, kept: true },
      ];
      for (const [path, wrong] of [
        ['/rolls/1/total', { total: 25 }],
        ['/rolls/1/dice/0/value', { mode: 'normal', dice: [{ ...high, value: 21 }], total: 26 }],
        ['/rolls/1/dice', { dice: [{ ...high, kept: false }, low], total: 9 }],
        ['/rolls/1/dice', { mode: 'disadvantage' }],
        ['/rolls/1/dice', { mode: 'normal' }],
        ['/rolls/1/dice', { dice: [high, low], total: 26 }],
        ['/rolls/1/dice', { dice: [high] }],
        ['/rolls/1/bonus', { bonus: 1001, total: 1018 }],
        ['/rolls/1/label', { label: ' ' }],
        ['/rolls/1/rolledAt', { rolledAt: '2026-12-31T23:59:60Z' }],
      ] as const) {
        const problem = await fails(tomas, 'characterRollAdd', 422, {
          params: { characterId },
          body: { rolls: [roll(), roll(wrong)] },
        });
        expect(problem.fields.map((field) => field.path)).toEqual([path]);
      }
      expect((await logOf(tomas, characterId)).items).toEqual([]);
    },
  },
  ...(['characterRollList', 'characterRollAdd'] as const).map((operation): ContractCase => ({
    operation,
    status: 404,
    title: 'answers 404 for the character of another user',
    run: async ({ signIn }) => {
      const { characterId } = await newFighter(await signIn('tomas'));
      await fails(await signIn('odo'), operation, 404, {
        params: { characterId },
        ...(operation === 'characterRollAdd' && { body: { rolls: [roll()] } }),
      });
    },
  })),
];
