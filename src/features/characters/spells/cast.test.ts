import { expect, test } from 'vitest';
import { playLimitsOf, untouchedState } from '#src/lib/character/play.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { afterCasting, slotsFor } from './cast.ts';

/** A wizard of level 3 has slots of the levels 1 and 2, and a warlock of level 3 pact slots of level 2. */
const limits = playLimitsOf({
  ...untouchedCharacter,
  class: 'wizard',
  level: 6,
  otherClasses: [{ class: 'warlock', level: 3 }],
});

const bless = { name: 'Bless', concentration: true };

test('a spell can be cast with each slot of its level or above that is left', () => {
  expect(slotsFor(1, untouchedState, limits)).toEqual([
    { level: 1, left: 4, isPact: false },
    { level: 2, left: 2, isPact: true },
    { level: 2, left: 2, isPact: false },
  ]);
  expect(slotsFor(3, untouchedState, limits)).toEqual([]);
});

test('casting spends the slot, and a new concentration ends the one before', () => {
  const [first, pact] = slotsFor(1, { ...untouchedState, concentration: 'Web' }, limits);
  const after = afterCasting({ ...untouchedState, concentration: 'Web' }, bless, first ?? null);
  expect(after).toMatchObject({ concentration: 'Bless', spentPactSlots: 0 });
  expect(after.spentSlots[0]).toBe(1);
  const byPact = afterCasting(untouchedState, { ...bless, concentration: false }, pact ?? null);
  expect(byPact).toMatchObject({ spentPactSlots: 1, concentration: '' });
});

test('a cantrip or a ritual spends no slot', () => {
  expect(afterCasting(untouchedState, bless, null)).toEqual({
    ...untouchedState,
    concentration: 'Bless',
  });
});
