import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { fighter, newFighter, wand } from './new-character.ts';
import { changePlay, createWizard, stateOf } from '../played-character.ts';

/** The state of characters in play: numbers add up, and have limits. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'characterPlayGet',
    status: 200,
    title: 'of a character that was never played has lost and spent nothing',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { state, changedAt } = await stateOf(tomas, await createWizard(tomas));
      expect(changedAt).toBeNull();
      expect(state).toMatchObject({
        lostHitPoints: 0,
        spentSlots: [0, 0, 0, 0, 0, 0, 0, 0, 0],
        conditions: [],
        heroicInspiration: false,
        concentration: '',
      });
    },
  },
  {
    operation: 'characterPlayGet',
    status: 404,
    title: 'the character of another user',
    run: async ({ signIn }) => {
      const characterId = await createWizard(await signIn('tomas'));
      await fails(await signIn('odo'), 'characterPlayGet', 404, { params: { characterId } });
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'adds to the numbers, and keeps each within its limits',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const characterId = await createWizard(tomas);
      await changePlay(tomas, characterId, { lostHitPoints: 4, coins: { gp: 12 } });
      const second = await changePlay(tomas, characterId, {
        lostHitPoints: 3,
        coins: { gp: -20 },
        spentSlots: [9, 1, 5, 0, 0, 0, 0, 0, 0],
        spentResources: { arcaneRecovery: 1, rages: 5 },
        addConditions: ['prone', 'blinded'],
        heroicInspiration: true,
        concentration: 'Web',
      });
      expect(second.body.state).toMatchObject({
        lostHitPoints: 7,
        coins: { gp: 0 },
        spentSlots: [4, 1, 0, 0, 0, 0, 0, 0, 0],
        spentResources: { arcaneRecovery: 1, rages: 0 },
        conditions: ['blinded', 'prone'],
        heroicInspiration: true,
        concentration: 'Web',
      });
      // A wizard of level 3 with Constitution 13 has 7 + 2 × 5 = 17 hit points.
      const third = await changePlay(tomas, characterId, { lostHitPoints: 999 });
      expect(third.body.state.lostHitPoints).toBe(17);
      expect(await stateOf(tomas, characterId)).toEqual(third.body);
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'applies a change once, also if the request is repeated',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const characterId = await createWizard(tomas);
      const request = {
        params: { characterId },
        body: { changeId: 'the-same-change', lostHitPoints: 5 },
      };
      const first = await succeeds(tomas, 'characterPlayChange', 200, request);
      const again = await succeeds(tomas, 'characterPlayChange', 200, request);
      expect(again.body).toEqual(first.body);
      const other = await createWizard(tomas);
      const elsewhere = { ...request, params: { characterId: other } };
      const { body } = await succeeds(tomas, 'characterPlayChange', 200, elsewhere);
      expect(body.state.lostHitPoints).toBe(5);
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'lowers what is spent when the character loses levels',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const characterId = await createWizard(tomas, 5);
      await changePlay(tomas, characterId, { spentSlots: [4, 3, 2, 0, 0, 0, 0, 0, 0] });
      const { body: character } = await succeeds(tomas, 'characterGet', 200, {
        params: { characterId },
      });
      const { name, class: className, species, background, abilities } = character;
      await succeeds(tomas, 'characterUpdate', 200, {
        params: { characterId },
        body: { name, class: className, species, background, abilities, level: 1 },
      });
      const { state } = await stateOf(tomas, characterId);
      expect(state.spentSlots).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0]);
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'lowers what is spent when a class is removed, and keeps what the other class has spent',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId, ...fields } = await newFighter(tomas, {
        level: 5,
        otherClasses: [{ class: 'wizard', level: 3 }],
      });
      await changePlay(tomas, characterId, {
        lostHitPoints: 30,
        spentHitDice: 5,
        spentSlots: [4, 2, 0, 0, 0, 0, 0, 0, 0],
        spentResources: { secondWind: 1, arcaneRecovery: 1 },
      });
      const { name, class: className, species, background, abilities } = fields;
      const only = { name, class: className, species, background, abilities, level: 2 };
      await succeeds(tomas, 'characterUpdate', 200, { params: { characterId }, body: only });
      const { state } = await stateOf(tomas, characterId);
      // A fighter of level 2 with Constitution 13 has 11 + 7 hit points.
      expect(state).toMatchObject({
        lostHitPoints: 18,
        spentHitDice: 2,
        spentSlots: [0, 0, 0, 0, 0, 0, 0, 0, 0],
        spentResources: { secondWind: 1, arcaneRecovery: 0 },
      });
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'counts features with limited uses and charges of items, and ignores those it has not',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas, {
        species: 'dragonborn',
        level: 5,
        items: [{ ...wand, attuned: true }],
      });
      const uses = (...list: [feature: string, uses: number][]) => ({
        spentFeatures: list.map(([feature, count]) => ({ feature, uses: count })),
      });
      // A dragonborn of level 5 breathes three times, and flies once.
      const first = await changePlay(
        tomas,
        characterId,
        uses(['breath-weapon', 2], ['item-wand-0001', 9], ['arcane-eye', 1]),
      );
      expect(first.body.state).toMatchObject(uses(['breath-weapon', 2], ['item-wand-0001', 7]));
      const second = await changePlay(
        tomas,
        characterId,
        uses(['breath-weapon', 5], ['draconic-flight', 1], ['item-wand-0001', -999]),
      );
      expect(second.body.state).toMatchObject(uses(['breath-weapon', 3], ['draconic-flight', 1]));
      // Without the levels and the species, the uses are gone, too.
      await succeeds(tomas, 'characterUpdate', 200, { params: { characterId }, body: fighter() });
      expect((await stateOf(tomas, characterId)).state.spentFeatures).toEqual([]);
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'keeps what was spent above a lower limit until the limit is as before',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const higher = fighter({ level: 5, items: [wand] });
      const { characterId } = await newFighter(tomas, { level: 5, items: [wand] });
      const spent = {
        lostHitPoints: 30,
        spentFeatures: [{ feature: 'item-wand-0001', uses: 5 }],
        spentHitDiceBySize: { d10: 5 },
        spentResources: { secondWind: 3 },
      };
      const { body: before } = await changePlay(tomas, characterId, spent);
      const save = (body: ReturnType<typeof fighter>) =>
        succeeds(tomas, 'characterUpdate', 200, { params: { characterId }, body });
      await save(fighter());
      const low = await changePlay(tomas, characterId, { coins: { gp: 3 } });
      expect(low.body.state).toMatchObject({ spentHitDice: 2, spentFeatures: [] });
      await save(higher);
      const { state } = await stateOf(tomas, characterId);
      expect(state).toEqual({ ...before.state, coins: { ...before.state.coins, gp: 3 } });
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'takes Hit Point Dice of the given size, and of the largest that is left without one',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas, {
        level: 5,
        otherClasses: [{ class: 'wizard', level: 3 }],
      });
      const spends = async (change: object, d10: number, d6: number) => {
        const { body } = await changePlay(tomas, characterId, change);
        expect(body.state).toMatchObject({
          spentHitDice: d10 + d6,
          spentHitDiceBySize: { d6, d8: 0, d10, d12: 0 },
        });
      };
      await spends({ spentHitDiceBySize: { d6: 1 } }, 0, 1);
      await spends({ spentHitDice: 3 }, 2, 2);
      await spends({ spentHitDiceBySize: { d8: 2, d10: 9 }, spentHitDice: 9 }, 2, 3);
      await spends({ spentHitDice: -2 }, 2, 1);
      await spends({ spentHitDiceBySize: { d10: -1 } }, 1, 1);
    },
  },
  {
    operation: 'characterUpdate',
    status: 412,
    title: 'asks about texts of two devices, whose hit points add up',
    run: async ({ signIn }) => {
      const [phone, laptop] = [await signIn('tomas'), await signIn('tomas')];
      const { characterId } = await newFighter(phone);
      await changePlay(phone, characterId, { lostHitPoints: 4 });
      const second = await changePlay(laptop, characterId, { lostHitPoints: 3 });
      expect(second.body.state.lostHitPoints).toBe(7);
      const write = (notesForMe: string) => ({
        params: { characterId },
        headers: { 'If-Match': '"1"' },
        body: fighter({ notesForMe }),
      });
      await succeeds(phone, 'characterUpdate', 200, write('The ferry leaves at dawn.'));
      await fails(laptop, 'characterUpdate', 412, write('The ferry leaves at noon.'));
      const { body } = await succeeds(laptop, 'characterGet', 200, { params: { characterId } });
      expect(body.notesForMe).toBe('The ferry leaves at dawn.');
      expect((await stateOf(laptop, characterId)).state.lostHitPoints).toBe(7);
    },
  },
  {
    operation: 'characterPlayChange',
    status: 404,
    title: 'the character of another user',
    run: async ({ signIn }) => {
      const characterId = await createWizard(await signIn('tomas'));
      await fails(await signIn('odo'), 'characterPlayChange', 404, {
        params: { characterId },
        body: { changeId: 'of-another-user', lostHitPoints: 1 },
      });
    },
  },
  {
    operation: 'characterPlayChange',
    status: 422,
    title: 'numbers and conditions that do not exist',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const characterId = await createWizard(tomas);
      for (const change of [
        { lostHitPoints: 10_000 },
        { exhaustion: 99 },
        { spentSlots: [1] },
        { spentResources: { luck: 1 } },
        { addConditions: ['sleepy'] },
        { lostHitPoints: 1.5 },
        { spentHitDiceBySize: { d20: 1 } },
        { spentFeatures: [{ feature: 'Breath Weapon', uses: 1 }] },
        { spentFeatures: [{ feature: 'breath-weapon', uses: 1000 }] },
        { spentFeatures: [{ feature: 'breath-weapon' }] },
        { spentFeatures: Array.from({ length: 61 }, () => ({ feature: 'luck', uses: 1 })) },
      ]) {
        await fails(tomas, 'characterPlayChange', 422, {
          params: { characterId },
          body: { changeId: 'not-possible', ...change },
        });
      }
    },
  },
];
