import { describe, expect, it } from 'vitest';
import { classesOf, soldier, subclass } from '#tests/support/worked-characters.ts';
import type { CharacterChoices } from './choices.ts';
import { deriveCharacter } from './derive.ts';
import { d20RulesOf, deathSaveRules, type CharacterTest } from './roll-rules.ts';
import { rollD20, rollFormula, type RandomWord } from './roll.ts';

/** Dice that fall on these numbers, one after the other. */
const falling = (...values: number[]): RandomWord => {
  const left = [...values];
  return () => (left.shift() ?? 1) - 1;
};

const rulesOf = (changes: Partial<CharacterChoices>, test: CharacterTest) => {
  const character = { ...soldier, ...changes };
  return d20RulesOf(character, deriveCharacter(character), test);
};

const attack = { test: 'attack' } as const;

describe('the Luck of a halfling', () => {
  const rules = rulesOf({ species: 'halfling' }, attack);

  it('rolls a 1 once more', () => {
    expect(rollD20(5, 'normal', falling(1, 14), rules)).toMatchObject({ total: 19 });
    expect(rollD20(5, 'normal', falling(1, 1), rules)).toMatchObject({ total: 6 });
    expect(rollD20(5, 'normal', falling(2, 14), rules)).toMatchObject({ total: 7 });
  });

  it('rolls one of two dice once more', () => {
    const twice = rollD20(0, 'disadvantage', falling(1, 1, 9), rules);
    expect(twice.dice).toEqual([
      { faces: 20, value: 9, kept: false },
      { faces: 20, value: 1, kept: true },
    ]);
    expect(rollD20(0, 'advantage', falling(1, 4, 9), rules).total).toBe(9);
  });

  it('is not a trait of other species', () => {
    expect(rollD20(5, 'normal', falling(1, 14), rulesOf({}, attack)).total).toBe(6);
  });
});

describe('Reliable Talent', () => {
  const rogue = { ...classesOf(['rogue', 7]), skills: ['stealth' as const] };
  const check = (test: Omit<CharacterTest, 'test'>, changes: Partial<CharacterChoices> = rogue) =>
    rollD20(3, 'normal', falling(4), rulesOf(changes, { test: 'check', ...test })).total;

  it('counts a 9 or lower as a 10 with a proficiency', () => {
    expect(check({ skill: 'stealth' })).toBe(13);
    expect(check({ hasTool: true })).toBe(13);
    expect(check({ skill: 'arcana' })).toBe(7);
    expect(check({ ability: 'dex' })).toBe(7);
    expect(check({ skill: 'stealth' }, { ...rogue, level: 6 })).toBe(7);
  });

  it('does not change attacks and saves', () => {
    expect(rulesOf(rogue, { test: 'save', ability: 'dex' }).leastNatural).toBeNull();
    expect(rulesOf(rogue, attack).leastNatural).toBeNull();
  });
});

it('Indomitable Might makes the Strength score the least total of checks and saves', () => {
  const barbarian = classesOf(['barbarian', 18]);
  const total = (test: CharacterTest) =>
    rollD20(3, 'normal', falling(4), rulesOf(barbarian, test)).total;
  // Strength 17.
  expect(total({ test: 'check', skill: 'athletics' })).toBe(17);
  expect(total({ test: 'save', ability: 'str' })).toBe(17);
  expect(total({ test: 'save', ability: 'con' })).toBe(7);
  expect(total({ test: 'attack', ability: 'str' })).toBe(7);
});

it('Great Weapon Fighting counts a 1 or 2 as a 3', () => {
  const formula = { dice: [{ count: 2, faces: 6 }], bonus: 3 };
  expect(rollFormula(formula, false, falling(1, 5), 3).total).toBe(11);
  expect(rollFormula(formula, true, falling(1, 2, 3, 4), 3).total).toBe(16);
  expect(rollFormula(formula, false, falling(1, 5)).total).toBe(9);
});

it('a Champion of level 18 survives more easily', () => {
  const champion = (level: number) =>
    deathSaveRules(
      deriveCharacter({
        ...soldier,
        ...classesOf(['fighter', level]),
        ...subclass('fighter', 'Champion'),
      }),
    );
  expect(champion(18)).toEqual({ advantage: 'Survivor', revivesFrom: 18 });
  expect(champion(17)).toEqual({ advantage: null, revivesFrom: 20 });
});
