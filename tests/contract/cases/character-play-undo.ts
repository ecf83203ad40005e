import { expect } from 'vitest';
import { fails, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { changePlay, createWizard, stateOf, undoChange } from '../played-character.ts';

/** A change of the state in play that takes an earlier one back. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'takes back what a change has really done, whatever another device has changed since',
    run: async ({ signIn }) => {
      const [phone, laptop] = [await signIn('tomas'), await signIn('tomas')];
      const characterId = await createWizard(phone);
      await changePlay(phone, characterId, { lostHitPoints: 10, concentration: 'Web' });
      // A wizard of level 3 with Constitution 13 has 17 hit points.
      await changePlay(phone, characterId, {
        changeId: 'more-than-is-left',
        lostHitPoints: 12,
        addConditions: ['prone'],
        concentration: '',
      });
      await changePlay(laptop, characterId, {
        lostHitPoints: -4,
        coins: { gp: 3 },
        addConditions: ['blinded'],
      });
      const { body } = await undoChange(phone, characterId, 'more-than-is-left');
      expect(body.state).toMatchObject({
        lostHitPoints: 6,
        coins: { gp: 3 },
        conditions: ['blinded'],
        concentration: 'Web',
      });
      expect(await stateOf(laptop, characterId)).toEqual(body);
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'leaves a text that was set again when the change before is taken back',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const characterId = await createWizard(tomas);
      await changePlay(tomas, characterId, {
        changeId: 'sets-the-spell',
        concentration: 'Web',
        heroicInspiration: true,
      });
      await changePlay(tomas, characterId, { concentration: 'Invisibility' });
      const { body } = await undoChange(tomas, characterId, 'sets-the-spell');
      expect(body.state).toMatchObject({ concentration: 'Invisibility', heroicInspiration: false });
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'leaves a condition that another device has set too, until that is taken back as well',
    run: async ({ signIn }) => {
      const [phone, laptop] = [await signIn('tomas'), await signIn('tomas')];
      const characterId = await createWizard(phone);
      const set = (client: Client, changeId: string) =>
        changePlay(client, characterId, { changeId, addConditions: ['poisoned'] });
      const conditionsAfter = async (client: Client, changeId: string) =>
        (await undoChange(client, characterId, changeId)).body.state.conditions;
      await set(phone, 'set-by-the-phone');
      await set(laptop, 'set-by-the-laptop');
      expect(await conditionsAfter(phone, 'set-by-the-phone')).toEqual(['poisoned']);
      expect(await conditionsAfter(laptop, 'set-by-the-laptop')).toEqual([]);
      // The other way round, the press of the laptop has changed nothing.
      await set(phone, 'set-again-by-the-phone');
      await set(laptop, 'set-again-by-the-laptop');
      expect(await conditionsAfter(laptop, 'set-again-by-the-laptop')).toEqual(['poisoned']);
      expect(await conditionsAfter(phone, 'set-again-by-the-phone')).toEqual([]);
    },
  },
  {
    operation: 'characterPlayChange',
    status: 200,
    title: 'takes a change back once, also if the request is repeated, and an undo like any change',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const characterId = await createWizard(tomas);
      await changePlay(tomas, characterId, { changeId: 'is-undone', lostHitPoints: 5 });
      await changePlay(tomas, characterId, { lostHitPoints: 5 });
      const undo = { changeId: 'undoes-it', undoes: 'is-undone', coins: { sp: 2 } };
      await changePlay(tomas, characterId, undo);
      const { body } = await changePlay(tomas, characterId, undo);
      expect(body.state).toMatchObject({ lostHitPoints: 5, coins: { sp: 2 } });
      const { body: redone } = await undoChange(tomas, characterId, 'undoes-it');
      expect(redone.state).toMatchObject({ lostHitPoints: 10, coins: { sp: 0 } });
    },
  },
  {
    operation: 'characterPlayChange',
    status: 422,
    title: 'the undo of a change that is not known, is of another character, or was undone before',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const [characterId, other] = [await createWizard(tomas), await createWizard(tomas)];
      await changePlay(tomas, other, { changeId: 'elsewhere', lostHitPoints: 5 });
      await changePlay(tomas, characterId, { changeId: 'undone-once', lostHitPoints: 5 });
      await undoChange(tomas, characterId, 'undone-once');
      const before = await stateOf(tomas, characterId);
      const unknown =
        'This change is not known. Only the last 500 changes of a character can be undone.';
      for (const [undoes, message] of [
        ['never-made', unknown],
        ['elsewhere', unknown],
        ['undone-once', 'This change was undone before.'],
      ] as const) {
        const { fields } = await fails(tomas, 'characterPlayChange', 422, {
          params: { characterId },
          body: { changeId: `undo-of-${undoes}`, undoes, lostHitPoints: 3 },
        });
        expect(fields).toEqual([{ path: '/undoes', message }]);
      }
      expect(await stateOf(tomas, characterId)).toEqual(before);
    },
  },
];
