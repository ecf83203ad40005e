import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abilityModifier,
  isStandardArray,
  pointBudget,
  pointsSpent,
  signed,
  withIncreases,
} from './abilities.ts';
import { characterClasses, characterClassNames } from './classes.ts';
import { deriveCharacter, hitPointsOf, proficiencyBonus, type CharacterChoices } from './derive.ts';

const soldier: CharacterChoices = {
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  level: 1,
  abilities: characterClasses.fighter.array,
  increases: [
    { ability: 'str', amount: 2 },
    { ability: 'con', amount: 1 },
  ],
  skills: ['perception', 'survival'],
};

describe('abilities', () => {
  it.each([
    [3, -4],
    [8, -1],
    [10, 0],
    [15, 2],
    [20, 5],
    [30, 10],
  ])('with a score of %i have the modifier %i', (score, modifier) => {
    expect(abilityModifier(score)).toBe(modifier);
  });

  it('are never raised above 20 by a background', () => {
    const scores = { str: 19, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
    expect(withIncreases(scores, [{ ability: 'str', amount: 2 }]).str).toBe(20);
  });

  it('are the standard array for every class, which costs the whole point budget', () => {
    for (const name of characterClassNames) {
      expect(isStandardArray(characterClasses[name].array)).toBe(true);
      expect(pointsSpent(characterClasses[name].array)).toBe(pointBudget);
    }
  });

  it('cannot be bought above 15', () => {
    expect(pointsSpent({ str: 16, dex: 8, con: 8, int: 8, wis: 8, cha: 8 })).toBeNull();
  });

  it('are printed with their sign', () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '+0', '−1']);
  });
});

describe('proficiency', () => {
  it.each([
    [1, 2],
    [4, 2],
    [5, 3],
    [9, 4],
    [17, 6],
    [20, 6],
  ])('at level %i is +%i', (level, bonus) => {
    expect(proficiencyBonus(level)).toBe(bonus);
  });
});

describe('hit points', () => {
  it('increase at each level by die / 2 + 1, the Constitution modifier and the bonus of the species', () => {
    expect(hitPointsOf(10, 2, 1)).toBe(12);
    expect(hitPointsOf(10, 2, 5)).toBe(44);
    expect(hitPointsOf(8, 1, 1, 1)).toBe(10);
  });

  it('are at least one per level', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(6, 8, 10, 12),
        fc.integer({ min: -5, max: 10 }),
        fc.integer({ min: 1, max: 20 }),
        (die, constitution, level) => {
          expect(hitPointsOf(die, constitution, level)).toBeGreaterThanOrEqual(level);
        },
      ),
    );
  });
});

describe('a fighter of level 1 (human soldier)', () => {
  const derived = deriveCharacter(soldier);

  it('has the scores, saves and other values of SRD 5.2.1', () => {
    expect(derived.scores).toEqual({ str: 17, dex: 14, con: 14, int: 8, wis: 10, cha: 12 });
    expect(derived.hitPoints).toBe(12);
    expect(derived.saves.str).toEqual({ value: 5, proficient: true });
    expect(derived.saves.con).toEqual({ value: 4, proficient: true });
    expect(derived.saves.dex).toEqual({ value: 2, proficient: false });
    expect(derived.initiative).toBe(2);
    expect(derived.passivePerception).toBe(12);
    expect(derived.carryingCapacity).toBe(255);
    expect(derived.armorClass).toBe(12);
  });

  it('is also proficient in the skills of the background', () => {
    const proficientSkills = derived.skills
      .filter((skill) => skill.proficient)
      .map((skill) => skill.name);
    expect(proficientSkills).toEqual(['athletics', 'intimidation', 'perception', 'survival']);
  });
});

describe('unarmored defense', () => {
  it('adds Constitution for a barbarian and Wisdom for a monk', () => {
    const of = (name: 'barbarian' | 'monk') =>
      deriveCharacter({
        ...soldier,
        class: name,
        abilities: characterClasses[name].array,
        increases: [],
      }).armorClass;
    expect(of('barbarian')).toBe(13);
    expect(of('monk')).toBe(14);
  });
});
