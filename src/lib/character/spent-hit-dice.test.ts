import { describe, expect, it } from 'vitest';
import { hitDiceLeft, spendHitDie } from './play-actions.ts';
import { applyChange, playLimitsOf, untouchedState } from './play.ts';
import { noHitDice, spreadHitDice } from './spent-hit-dice.ts';
import { classesOf, soldier } from '#tests/support/worked-characters.ts';

const limits = playLimitsOf({ ...soldier, ...classesOf(['fighter', 2], ['wizard', 3]) });

const dice = (d10: number, d6: number) => ({ ...noHitDice, d10, d6 });

describe('Hit Point Dice', () => {
  it('of no given size are the largest that are left', () => {
    expect(spreadHitDice(dice(1, 0), 2, limits.hitDiceBySize)).toEqual(dice(2, 1));
    expect(spreadHitDice(dice(0, 0), 99, limits.hitDiceBySize)).toEqual(dice(2, 3));
  });

  it('are given back from the smallest, so that undoing reverts spending', () => {
    expect(spreadHitDice(dice(2, 1), -2, limits.hitDiceBySize)).toEqual(dice(1, 0));
    expect(spreadHitDice(dice(2, 1), -9, limits.hitDiceBySize)).toEqual(dice(0, 0));
  });

  it('of a state without their sizes are the largest, and stay within a lower level', () => {
    const old = { ...untouchedState, spentHitDice: 3 };
    expect(applyChange(old, {}, limits)).toMatchObject({ spentHitDiceBySize: dice(2, 1) });
    const fighter = playLimitsOf({ ...soldier, level: 1 });
    const spent = { ...untouchedState, spentHitDice: 4, spentHitDiceBySize: dice(2, 2) };
    expect(applyChange(spent, {}, fighter)).toMatchObject({
      spentHitDice: 1,
      spentHitDiceBySize: dice(1, 0),
    });
  });

  it('of a lost class are not spent from those of another class', () => {
    const wizard = playLimitsOf({ ...soldier, ...classesOf(['wizard', 3]) });
    const spent = { ...untouchedState, spentHitDice: 2, spentHitDiceBySize: dice(2, 0) };
    expect(applyChange(spent, {}, wizard).spentHitDice).toBe(0);
  });

  it('are spent by size, and the sheet knows how many are left', () => {
    const hurt = { ...untouchedState, lostHitPoints: 9 };
    const after = spendHitDie(hurt, 4, { constitution: 2, limits, size: 'd6' });
    expect(after).toMatchObject({
      lostHitPoints: 3,
      spentHitDice: 1,
      spentHitDiceBySize: dice(0, 1),
    });
    expect(hitDiceLeft(after, limits)).toEqual([
      { size: 'd10', left: 2, most: 2 },
      { size: 'd6', left: 2, most: 3 },
    ]);
  });
});
