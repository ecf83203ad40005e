import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { characterClasses, characterClassNames, type ClassName } from './classes.ts';
import {
  concentrationDc,
  deathSave,
  gainTemporary,
  heal,
  healRefusal,
  hitPointsLeft,
  isDead,
  longRest,
  restRefusal,
  revive,
  shortRest,
  spendHitDie,
  spendResource,
  spendSlot,
  takeDamage,
  toggleCondition,
} from './play-actions.ts';
import {
  applyChange,
  changeBetween,
  conditions,
  coinUnits,
  playLimitsOf,
  untouchedState,
  type PlayChange,
  type PlayLimits,
  type PlayState,
} from './play.ts';
import { afterChanges, applyUndo, undoOf, withoutHeld } from './play-undo.ts';
import { spendables } from './resources.ts';

const limitsOf = (name: ClassName, level: number) =>
  playLimitsOf({
    class: name,
    species: 'human',
    background: 'soldier',
    level,
    abilities: characterClasses[name].array,
    increases: [],
    skills: [],
    equipment: 'kit',
  });

/** A fighter of level 3 has 11 + 2 × 7 = 25 hit points. */
const fighter = limitsOf('fighter', 3);

describe('the limits', () => {
  it('follow class and level', () => {
    expect(fighter).toMatchObject({ hitPoints: 25, hitDice: 3, pactSlots: 0 });
    expect(fighter.resources).toMatchObject({ secondWind: 2, actionSurge: 1, rages: 0 });
    expect(limitsOf('wizard', 5).slots).toEqual([4, 3, 2, 0, 0, 0, 0, 0, 0]);
    expect(limitsOf('warlock', 5)).toMatchObject({ pactSlots: 2, pactLevel: 3 });
    expect(limitsOf('warlock', 5).slots).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(limitsOf('bard', 1).resources.bardicInspiration).toBe(2);
  });
});

describe('damage', () => {
  it('takes temporary hit points first', () => {
    const state = takeDamage(gainTemporary(untouchedState, 8), 11, fighter);
    expect(state).toMatchObject({ temporaryHitPoints: 0, lostHitPoints: 3 });
  });

  it('leaves at least 0 hit points and ends concentration there', () => {
    const state = takeDamage({ ...untouchedState, concentration: 'Bless' }, 30, fighter);
    expect(hitPointsLeft(state, fighter)).toBe(0);
    expect(state).toMatchObject({ concentration: '', deathFailures: 0 });
  });

  it('kills at once if the part beyond 0 hit points is as large as the maximum', () => {
    expect(isDead(takeDamage(untouchedState, 49, fighter))).toBe(false);
    expect(isDead(takeDamage(untouchedState, 50, fighter))).toBe(true);
  });

  it('to a character without hit points is a failed death save', () => {
    const down = takeDamage(untouchedState, 25, fighter);
    const failed = deathSave(deathSave(down, 'failure'), 'failure');
    const stable = deathSave(deathSave(deathSave(failed, 'success'), 'success'), 'success');
    expect(stable).toMatchObject({ deathFailures: 0, deathSuccesses: 3 });
    expect(takeDamage(stable, 1, fighter)).toMatchObject({ deathFailures: 1, deathSuccesses: 0 });
    const between = deathSave(down, 'success');
    expect(takeDamage(between, 1, fighter)).toMatchObject({ deathFailures: 1, deathSuccesses: 1 });
  });
});

test('healing ends death saves, and never heals more than was lost', () => {
  const down = deathSave(takeDamage(untouchedState, 25, fighter), 'failure');
  expect(heal(down, 99, fighter)).toEqual({ ...untouchedState, conditions: ['prone'] });
});

describe('at 0 hit points', () => {
  it('a character is unconscious and prone, and wakes with the first hit point', () => {
    const down = takeDamage(untouchedState, 25, fighter);
    expect(down.conditions).toEqual(['unconscious', 'prone']);
    expect(takeDamage(down, 1, fighter).conditions).toEqual(['unconscious', 'prone']);
    expect(heal(down, 1, fighter).conditions).toEqual(['prone']);
    expect(takeDamage(untouchedState, 24, fighter).conditions).toEqual([]);
  });

  it('healing ends only the unconsciousness that the loss of hit points has caused', () => {
    const asleep: PlayState = { ...untouchedState, lostHitPoints: 4, conditions: ['unconscious'] };
    expect(heal(asleep, 3, fighter).conditions).toEqual(['unconscious']);
  });
});

test('the dead cannot rest or be healed until they live again', () => {
  const dead = takeDamage(untouchedState, 50, fighter);
  expect([restRefusal(dead, fighter), healRefusal(dead)]).toEqual([
    'The dead cannot rest.',
    'The dead cannot be healed.',
  ]);
  const back = revive(dead, fighter);
  expect([isDead(back), hitPointsLeft(back, fighter), back.conditions]).toEqual([
    false,
    1,
    ['prone'],
  ]);
  const exhausted = { ...untouchedState, exhaustion: 6 };
  expect(restRefusal(exhausted, fighter)).toBe('The dead cannot rest.');
  expect(revive(exhausted, fighter)).toEqual({ ...untouchedState, exhaustion: 5 });
});

test('temporary hit points do not add up', () => {
  expect(gainTemporary(gainTemporary(untouchedState, 7), 5).temporaryHitPoints).toBe(7);
});

test('a Hit Point Die heals at least 1', () => {
  const hurt = takeDamage(untouchedState, 10, fighter);
  const weak = { constitution: -3, limits: fighter };
  expect(spendHitDie(hurt, 1, weak)).toMatchObject({ lostHitPoints: 9, spentHitDice: 1 });
  expect(spendHitDie(hurt, 6, { ...weak, constitution: 1 })).toMatchObject({
    lostHitPoints: 3,
    spentHitDice: 1,
  });
});

test('the save for concentration has half of the damage as DC, at least 10 and at most 30', () => {
  expect([1, 21, 22, 25, 60, 99].map(concentrationDc)).toEqual([10, 10, 11, 12, 30, 30]);
});

test('conditions that incapacitate end concentration, and others do not', () => {
  const bless = { ...untouchedState, concentration: 'Bless' };
  const ending = conditions.filter((name) => toggleCondition(bless, name).concentration === '');
  expect(ending).toEqual(['incapacitated', 'paralyzed', 'petrified', 'stunned', 'unconscious']);
  const stunned = toggleCondition(bless, 'stunned');
  expect(stunned.conditions).toEqual(['stunned']);
  expect(toggleCondition(stunned, 'stunned').conditions).toEqual([]);
});

describe('a rest', () => {
  it('that is short gives back what the class says', () => {
    const spent = spendResource(spendResource(untouchedState, 'secondWind', 2), 'actionSurge', 1);
    const { spentResources } = shortRest(spent, fighter);
    expect(spentResources).toMatchObject({ secondWind: 1, actionSurge: 0 });
  });

  it('that is short gives back a use of Channel Divinity for each class that has it', () => {
    const clericWith = (paladin: number) =>
      playLimitsOf({
        ...untouchedCharacter,
        class: 'cleric',
        level: 6 + paladin,
        otherClasses: [{ class: 'paladin', level: paladin }],
      });
    const leftSpent = (limits: PlayLimits) =>
      shortRest(spendResource(untouchedState, 'channelDivinity', 3), limits).spentResources
        .channelDivinity;
    expect(leftSpent(clericWith(2))).toBe(2);
    expect(leftSpent(clericWith(3))).toBe(1);
  });

  it('that is long gives back everything, and takes one level of exhaustion away', () => {
    const wizard = limitsOf('wizard', 5);
    const tired = { ...spendSlot(takeDamage(untouchedState, 9, wizard), 3, 2), exhaustion: 2 };
    expect(longRest(tired, wizard)).toEqual({
      ...untouchedState,
      exhaustion: 1,
      heroicInspiration: true,
    });
  });

  it('that is long gives Heroic Inspiration to humans only', () => {
    expect(longRest(untouchedState, fighter).heroicInspiration).toBe(true);
    const dwarf = playLimitsOf({ ...untouchedCharacter, species: 'dwarf' });
    expect(longRest(untouchedState, dwarf).heroicInspiration).toBe(false);
    const inspired = { ...untouchedState, heroicInspiration: true };
    expect(longRest(inspired, dwarf).heroicInspiration).toBe(true);
  });

  it('needs a hit point', () => {
    expect(restRefusal(untouchedState, fighter)).toBeNull();
    expect(restRefusal(takeDamage(untouchedState, 25, fighter), fighter)).toBe(
      'A rest needs at least 1 hit point.',
    );
  });
});

describe('changes', () => {
  const limits = fc
    .tuple(fc.constantFrom(...characterClassNames), fc.integer({ min: 1, max: 20 }))
    .map(([name, level]) => limitsOf(name, level));
  const added = fc.integer({ min: -30, max: 30 });
  const change: fc.Arbitrary<PlayChange> = fc.record(
    {
      lostHitPoints: added,
      temporaryHitPoints: added,
      spentHitDice: added,
      spentSlots: fc.array(added, { minLength: 9, maxLength: 9 }),
      spentPactSlots: added,
      spentResources: fc.dictionary(fc.constantFrom(...spendables), added),
      deathSuccesses: added,
      deathFailures: added,
      exhaustion: added,
      coins: fc.dictionary(fc.constantFrom(...coinUnits), added),
      addConditions: fc.subarray([...conditions]),
      removeConditions: fc.subarray([...conditions]),
      heroicInspiration: fc.boolean(),
      concentration: fc.constantFrom('', 'Bless', 'Haste'),
    },
    { requiredKeys: [] },
  );
  const numbersOf = (state: PlayState): number[] => [
    state.lostHitPoints,
    state.temporaryHitPoints,
    state.spentHitDice,
    ...state.spentSlots,
    state.spentPactSlots,
    ...Object.values(state.spentResources),
    state.deathSuccesses,
    state.deathFailures,
    state.exhaustion,
    ...Object.values(state.coins),
  ];

  it('keep every number between 0 and its limit', () => {
    fc.assert(
      fc.property(limits, fc.array(change, { maxLength: 8 }), (most, all) => {
        const state = all.reduce((now, next) => applyChange(now, next, most), untouchedState);
        expect(numbersOf(state).every((number) => Number.isInteger(number) && number >= 0)).toBe(
          true,
        );
        expect(state.lostHitPoints).toBeLessThanOrEqual(most.hitPoints);
        for (const name of spendables) {
          expect(state.spentResources[name]).toBeLessThanOrEqual(most.resources[name]);
        }
      }),
    );
  });

  it('between two states lead from one to the other and back', () => {
    fc.assert(
      fc.property(limits, change, change, (most, first, second) => {
        const before = applyChange(untouchedState, first, most);
        const after = applyChange(before, second, most);
        expect(applyChange(before, changeBetween(before, after), most)).toEqual(after);
        expect(applyChange(after, changeBetween(after, before), most)).toEqual(before);
      }),
    );
  });

  it('are undone exactly, and what another device has changed meanwhile stays', () => {
    fc.assert(
      fc.property(limits, change, change, change, (most, earlier, undone, other) => {
        const before = applyChange(untouchedState, earlier, most);
        const after = applyChange(before, undone, most);
        const undo = undoOf(before, after);
        expect(applyUndo(after, undo, most)).toEqual(before);
        const seen = applyChange(after, other, most);
        const pressed = changeBetween(after, seen);
        expect(applyUndo(seen, undo, most)).toEqual(applyChange(before, pressed, most));
      }),
    );
  });

  it('that wait on the device are undone as the server undoes them', () => {
    fc.assert(
      fc.property(limits, fc.array(change, { minLength: 1, maxLength: 5 }), (most, all) => {
        const sent = all.map((one, index) => ({ ...one, changeId: `change-${index}` }));
        const state = afterChanges(untouchedState, sent, most);
        const before = afterChanges(untouchedState, sent.slice(0, -1), most);
        const last = { changeId: 'undo-of-a-waiting-change', undoes: `change-${all.length - 1}` };
        expect(afterChanges(untouchedState, [...sent, last], most)).toEqual(before);
        const expected = undoOf(before, state);
        const ofSent = { changeId: 'undo-of-a-sent-change', undoes: 'sent-before', expected };
        expect(afterChanges(state, [ofSent], most)).toEqual(before);
      }),
    );
  });

  it('that a limit has cut are undone by the part that was applied', () => {
    const down = applyChange(untouchedState, { lostHitPoints: 20 }, fighter);
    const after = applyChange(down, { lostHitPoints: 20 }, fighter);
    const undo = undoOf(down, after);
    expect(undo).toEqual({ back: { lostHitPoints: -5 }, set: {} });
    const healed = applyChange(after, { lostHitPoints: -10 }, fighter);
    expect(applyUndo(healed, undo, fighter).lostHitPoints).toBe(10);
  });

  it('that are undone leave a condition that a later change also sets, until that one is undone', () => {
    const asked = { addConditions: ['poisoned'] } as const;
    const set = applyChange(untouchedState, asked, fighter);
    const [first, second] = [undoOf(untouchedState, set, asked), undoOf(set, set, asked)];
    expect(second).toEqual({ back: {}, set: {}, again: asked });
    const { undo, handedOver } = withoutHeld(first, [{ undo: second, isLater: true }]);
    const left = applyUndo(set, undo, fighter);
    expect(left.conditions).toEqual(['poisoned']);
    const own = handedOver.get(0) ?? second;
    expect(applyUndo(left, own, fighter)).toEqual(untouchedState);
    expect(applyUndo(set, withoutHeld(first, []).undo, fighter)).toEqual(untouchedState);
  });

  it('that are undone leave a condition that was set again after it had ended', () => {
    const set = applyChange(untouchedState, { addConditions: ['poisoned'] }, fighter);
    const undo = undoOf(untouchedState, set);
    expect(withoutHeld(undo, [{ undo, isLater: true }]).undo.back.removeConditions).toEqual([]);
    // Of two changes of one millisecond it is not known which is the later one.
    expect(withoutHeld(undo, [{ undo, isLater: false }]).undo).toEqual(undo);
  });

  it('that are undone wake a character that gets hit points back, also if a later change has hurt it, too', () => {
    const down = takeDamage(untouchedState, 25, fighter);
    const asked = changeBetween(untouchedState, down);
    const undo = undoOf(untouchedState, down, asked);
    const again = undoOf(down, down, asked);
    const kept = withoutHeld(undo, [{ undo: again, isLater: true }]).undo;
    expect(applyUndo(down, kept, fighter).conditions).toEqual(['prone']);
  });

  it('can be applied to a state that an earlier version has stored without the newer fields', () => {
    const {
      spentHitDiceBySize: _dice,
      spentFeatures: _features,
      spentResources: { wildShape: _wildShape, ...spentResources },
      ...old
    } = { ...untouchedState, lostHitPoints: 3, spentHitDice: 2 };
    // A kept state has the type of this version, and the fields of an earlier one.
    const kept = JSON.parse(JSON.stringify({ ...old, spentResources })) as PlayState;
    expect(afterChanges(kept, [{ changeId: 'change-1', lostHitPoints: 4 }], fighter)).toEqual({
      ...untouchedState,
      lostHitPoints: 7,
      spentHitDice: 2,
      spentHitDiceBySize: { ...untouchedState.spentHitDiceBySize, d10: 2 },
    });
  });

  it('of hit points from two devices add up', () => {
    const hit = (lostHitPoints: number) => ({ lostHitPoints });
    const both = applyChange(applyChange(untouchedState, hit(4), fighter), hit(7), fighter);
    expect(hitPointsLeft(both, fighter)).toBe(14);
  });
});
