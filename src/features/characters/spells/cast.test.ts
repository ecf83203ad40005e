import { expect, test } from 'vitest';
import { spendResource } from '#src/lib/character/play-actions.ts';
import { playLimitsOf, untouchedState } from '#src/lib/character/play.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { afterCasting, castingRefusals, slotsFor } from './cast.ts';

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

const ritual = {
  class: 'cleric',
  prepared: false,
  facts: {
    level: 1,
    school: 'abjuration',
    castingTime: '1 minute',
    range: '30 feet',
    components: 'V, S',
    duration: '8 hours',
    concentration: false,
    ritual: true,
    save: null,
    attack: null,
    damage: '',
  },
} as const;

const casting = { castingRefusal: null, free: null, state: untouchedState, limits };

test('a spell must be prepared, except for a ritual of a wizard', () => {
  const refused = 'Prepare this spell to cast it.';
  expect(castingRefusals(ritual, casting)).toMatchObject({ withSlot: refused, asRitual: refused });
  expect(castingRefusals({ ...ritual, class: 'wizard' }, casting)).toMatchObject({
    withSlot: refused,
    asRitual: null,
  });
  expect(castingRefusals({ ...ritual, prepared: true }, casting)).toMatchObject({
    withSlot: null,
    asRitual: null,
  });
});

test('armor without training refuses every way of casting', () => {
  const castingRefusal = 'Nothing can be cast in Chain Mail without training.';
  expect(castingRefusals({ ...ritual, prepared: true }, { ...casting, castingRefusal })).toEqual({
    withSlot: castingRefusal,
    asRitual: castingRefusal,
    withoutSlot: castingRefusal,
  });
});

test('the uses of Favored Enemy end the casting of Hunter’s Mark without a slot', () => {
  const free = {
    note: 'It spends a use of Favored Enemy.',
    spends: 'favoredEnemy',
    feature: null,
  } as const;
  const ranger = playLimitsOf({ ...untouchedCharacter, class: 'ranger' });
  const mark = { ...ritual, class: 'ranger', prepared: true } as const;
  const facts = { ...casting, free, limits: ranger };
  expect(castingRefusals(mark, facts).withoutSlot).toBeNull();
  const state = spendResource(untouchedState, 'favoredEnemy', 2);
  expect(castingRefusals(mark, { ...facts, state }).withoutSlot).not.toBeNull();
});
