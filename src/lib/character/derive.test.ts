import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abilityLabels,
  abilityModifier,
  isStandardArray,
  pointBudget,
  pointsSpent,
  signed,
  withIncreases,
} from './abilities.ts';
import { characterClasses, characterClassNames, type ClassName } from './classes.ts';
import { backgroundNames, speciesNames } from './origins.ts';
import { resourcesOf } from './resources.ts';
import { skillNames } from './skills.ts';
import { partsInWords } from './sum.ts';
import { deriveCharacter, proficiencyBonus, type CharacterChoices } from './derive.ts';
import { hitPointsOf } from './hit-points.ts';

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
  equipment: 'kit',
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
    const of = (hitDie: number, level: number) => [
      { class: 'fighter' as const, level, subclass: null, hitDie },
    ];
    expect(hitPointsOf(of(10, 1), 2).value).toBe(12);
    expect(hitPointsOf(of(10, 5), 2).value).toBe(44);
    expect(hitPointsOf(of(8, 1), 1, [{ label: 'Dwarven Toughness', amount: 1 }]).value).toBe(10);
  });

  it('are at least one per level', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(6, 8, 10, 12),
        fc.integer({ min: -5, max: 10 }),
        fc.integer({ min: 1, max: 20 }),
        (hitDie, constitution, level) => {
          const classes = [{ class: 'fighter' as const, level, subclass: null, hitDie }];
          expect(hitPointsOf(classes, constitution).value).toBeGreaterThanOrEqual(level);
        },
      ),
    );
  });
});

describe('a fighter of level 1 (human soldier)', () => {
  const derived = deriveCharacter(soldier);

  it('has the scores, saves and other values of SRD 5.2.1', () => {
    expect(derived.scores).toEqual({ str: 17, dex: 14, con: 14, int: 8, wis: 10, cha: 12 });
    expect(derived.hitPoints.value).toBe(12);
    expect(derived.saves.str).toMatchObject({ value: 5, proficient: true });
    expect(derived.saves.con).toMatchObject({ value: 4, proficient: true });
    expect(derived.saves.dex).toMatchObject({ value: 2, proficient: false });
    expect(derived.initiative.value).toBe(2);
    expect(derived.passivePerception.value).toBe(12);
    expect(derived.carryingCapacity.value).toBe(255);
    expect(derived.armorClass.value).toBe(16);
    expect(derived.speed.value).toBe(30);
  });

  it('hits with the weapons of the kit, and uses the mastery of those that are chosen', () => {
    const weaponMasteries = ['Greatsword', 'flail', 'Shortbow', 'Javelin'];
    const chosen = deriveCharacter({ ...soldier, weaponMasteries });
    const attacks = chosen.attacks.map(({ name, count, bonus, dice, damage, range, mastery }) => [
      count,
      name,
      bonus.value,
      dice,
      damage.value,
      range,
      mastery,
    ]);
    expect(attacks).toEqual([
      [1, 'Greatsword', 5, '2d6', 3, null, 'graze'],
      [1, 'Flail', 5, '1d8', 3, null, 'sap'],
      [8, 'Javelin', 5, '1d6', 3, { normal: 30, long: 120 }, null],
      [1, 'Spear', 5, '1d6', 3, { normal: 20, long: 60 }, null],
      [1, 'Shortbow', 4, '1d6', 2, { normal: 80, long: 320 }, 'vex'],
      [1, 'Unarmed Strike', 5, null, 4, null, null],
    ]);
  });

  it('has Disadvantage on Stealth in Chain Mail', () => {
    const stealth = derived.skills.find(({ name }) => name === 'stealth');
    expect(stealth?.disadvantage).toBe('Chain Mail');
  });

  it('is also proficient in the skills of the background', () => {
    const proficientSkills = derived.skills
      .filter((skill) => skill.proficient)
      .map((skill) => skill.name);
    expect(proficientSkills).toEqual(['athletics', 'intimidation', 'perception', 'survival']);
  });
});

/** A human soldier of the class with its standard array and without increases. */
const soldierOf = (name: ClassName, level: number, changes: Partial<CharacterChoices> = {}) =>
  deriveCharacter({
    ...soldier,
    class: name,
    level,
    abilities: characterClasses[name].array,
    increases: [],
    ...changes,
  });

describe('a character of level 1 in the armor of its kit', () => {
  // Computed by hand from the tables of SRD 5.2.1.
  it.each<[ClassName, number, number, number | null]>([
    ['barbarian', 14, 13, null],
    ['bard', 9, 13, 12],
    ['cleric', 9, 14, 12],
    ['druid', 10, 14, 12],
    ['fighter', 11, 16, null],
    ['monk', 9, 14, null],
    ['paladin', 11, 18, 12],
    ['ranger', 11, 14, 12],
    ['rogue', 9, 13, null],
    ['sorcerer', 8, 11, 12],
    ['warlock', 9, 13, 12],
    ['wizard', 7, 11, 12],
  ])('(%s) has %i Hit Points, Armor Class %i and spell save DC %s', (name, points, ac, dc) => {
    const { hitPoints, armorClass, spellcasting } = soldierOf(name, 1);
    expect([hitPoints.value, armorClass.value, spellcasting[0]?.saveDc.value ?? null]).toEqual([
      points,
      ac,
      dc,
    ]);
  });
});

describe('the armor class', () => {
  it('says what it is the sum of', () => {
    expect(partsInWords(soldierOf('paladin', 1).armorClass)).toBe('Chain Mail 16 + Shield 2');
    expect(partsInWords(soldierOf('cleric', 1).armorClass)).toBe(
      'Chain Shirt 13 − Dexterity 1 + Shield 2',
    );
  });

  it('is 10 and the Dexterity modifier for a character who took gold', () => {
    expect(soldierOf('paladin', 1, { equipment: 'gold' }).armorClass.value).toBe(10);
  });

  it('adds at most 2 for Dexterity in medium armor, and nothing in heavy armor', () => {
    const abilities = { str: 15, dex: 18, con: 10, int: 10, wis: 10, cha: 10 };
    expect(soldierOf('cleric', 1, { abilities }).armorClass.value).toBe(17);
    expect(soldierOf('fighter', 1, { abilities }).armorClass.value).toBe(16);
    expect(soldierOf('rogue', 1, { abilities }).armorClass.value).toBe(15);
  });

  it('of a monk or barbarian without armor adds Wisdom or Constitution', () => {
    expect(partsInWords(soldierOf('monk', 1).armorClass)).toBe(
      'Without armor 10 + Dexterity 2 + Wisdom 2',
    );
    expect(partsInWords(soldierOf('barbarian', 1).armorClass)).toBe(
      'Without armor 10 + Dexterity 1 + Constitution 2',
    );
  });
});

describe('the speed', () => {
  it('is 10 feet lower in Chain Mail with a Strength below 13', () => {
    const abilities = { ...characterClasses.fighter.array, str: 12 };
    expect(soldierOf('fighter', 1, { abilities }).speed.value).toBe(20);
  });

  it.each<[ClassName, number, number]>([
    ['barbarian', 4, 30],
    ['barbarian', 5, 40],
    ['ranger', 6, 40],
    ['monk', 1, 30],
    ['monk', 2, 40],
    ['monk', 18, 60],
  ])('of a %s of level %i is %i feet', (name, level, feet) => {
    expect(soldierOf(name, level).speed.value).toBe(feet);
  });
});

describe('features of later levels', () => {
  it('raise scores at level 20', () => {
    const barbarian = soldierOf('barbarian', 20);
    expect(barbarian.scores).toMatchObject({ str: 19, con: 18 });
    expect(barbarian.hitPoints.value).toBe(225);
    expect(barbarian.armorClass.value).toBe(15);
    expect(soldierOf('monk', 20).armorClass.value).toBe(18);
  });

  it('add proficiencies in saving throws', () => {
    expect(soldierOf('rogue', 14).saves.wis.value).toBe(0);
    expect(soldierOf('rogue', 15).saves.wis.value).toBe(5);
    expect(Object.values(soldierOf('monk', 14).saves).every(({ proficient }) => proficient)).toBe(
      true,
    );
  });

  it('add the aura of a paladin to all saving throws', () => {
    const { saves } = soldierOf('paladin', 6);
    expect([saves.wis.value, saves.str.value]).toEqual([6, 4]);
  });

  it('add half the proficiency bonus of a bard to other skills', () => {
    const acrobatics = soldierOf('bard', 5).skills.find(({ name }) => name === 'acrobatics');
    expect(acrobatics).toMatchObject({ value: 3, proficient: false });
  });

  it('give a monk the Martial Arts die and Dexterity in attacks', () => {
    const { attacks } = soldierOf('monk', 11);
    const strike = attacks.at(-1);
    expect(attacks[0]).toMatchObject({ dice: '1d10', bonus: { value: 6 }, damage: { value: 2 } });
    expect(strike).toMatchObject({ name: 'Unarmed Strike', dice: '1d10', bonus: { value: 6 } });
  });
});

describe('spells', () => {
  const slotsAt = (name: ClassName, level: number) => {
    const { slots, pactSlots } = soldierOf(name, level);
    return (pactSlots ? [pactSlots] : slots).map(
      ({ spellLevel, count }) => `${spellLevel}:${count}`,
    );
  };

  it('of a full caster have the slots of the table', () => {
    expect(slotsAt('wizard', 1)).toEqual(['1:2']);
    expect(slotsAt('bard', 5)).toEqual(['1:4', '2:3', '3:2']);
    const highest = slotsAt('cleric', 20).join(' ');
    expect(highest).toBe('1:4 2:3 3:3 4:3 5:3 6:2 7:2 8:1 9:1');
  });

  it('of a half caster have the slots of half the level, rounded up', () => {
    expect(slotsAt('paladin', 1)).toEqual(['1:2']);
    expect(slotsAt('ranger', 5)).toEqual(['1:4', '2:2']);
    expect(slotsAt('paladin', 20)).toEqual(['1:4', '2:3', '3:3', '4:3', '5:2']);
  });

  it('of a warlock have few slots of the highest level', () => {
    expect(slotsAt('warlock', 1)).toEqual(['1:1']);
    expect(slotsAt('warlock', 2)).toEqual(['1:2']);
    expect(slotsAt('warlock', 9)).toEqual(['5:2']);
    expect(slotsAt('warlock', 11)).toEqual(['5:3']);
    expect(slotsAt('warlock', 17)).toEqual(['5:4']);
  });

  it('are prepared in the number of the class table', () => {
    expect(soldierOf('wizard', 20).spellcasting).toMatchObject([{ cantrips: 5, prepared: 25 }]);
    expect(soldierOf('sorcerer', 1).spellcasting).toMatchObject([{ cantrips: 4, prepared: 2 }]);
  });
});

describe('every derived number', () => {
  const choices = fc.record({
    class: fc.constantFrom(...characterClassNames),
    species: fc.constantFrom(...speciesNames),
    background: fc.constantFrom(...backgroundNames),
    level: fc.integer({ min: 1, max: 20 }),
    abilities: fc.record({
      str: fc.integer({ min: 1, max: 30 }),
      dex: fc.integer({ min: 1, max: 30 }),
      con: fc.integer({ min: 1, max: 30 }),
      int: fc.integer({ min: 1, max: 30 }),
      wis: fc.integer({ min: 1, max: 30 }),
      cha: fc.integer({ min: 1, max: 30 }),
    }),
    increases: fc.constant([]),
    skills: fc.uniqueArray(fc.constantFrom(...skillNames)),
    equipment: fc.constantFrom('kit' as const, 'gold' as const),
  });

  it('is the sum of its parts', () => {
    fc.assert(
      fc.property(choices, (character) => {
        const derived = deriveCharacter(character);
        const sums = [
          derived.hitPoints,
          derived.armorClass,
          derived.initiative,
          derived.speed,
          derived.passivePerception,
          ...Object.values(derived.saves),
          ...derived.skills,
          ...derived.attacks.flatMap(({ bonus, damage }) => [bonus, damage]),
        ];
        for (const { value, parts } of sums) {
          expect(Number.isInteger(value)).toBe(true);
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
        }
      }),
    );
  });

  it('has one base of the armor class, and no level lowers the Hit Points', () => {
    fc.assert(
      fc.property(choices, (character) => {
        const added = new Set<string>([...Object.values(abilityLabels), 'Shield']);
        const { parts } = deriveCharacter(character).armorClass;
        const bases = parts.filter(({ label }) => !added.has(label));
        expect(bases).toHaveLength(1);
        const { hitPoints } = deriveCharacter(character);
        const before = deriveCharacter({ ...character, level: Math.max(1, character.level - 1) });
        expect(hitPoints.value).toBeGreaterThanOrEqual(before.hitPoints.value);
      }),
    );
  });
});

describe('resources', () => {
  const of = (name: ClassName, level: number) =>
    Object.fromEntries(
      resourcesOf([{ class: name, level }], soldierOf(name, level).modifiers).map(
        ({ label, value }) => [label, value],
      ),
    );

  it('follow the table of the class', () => {
    expect(of('barbarian', 20)).toMatchObject({ Rages: '6', 'Rage damage': '4' });
    expect(of('paladin', 1)).toEqual({
      'Lay On Hands': '5 Hit Points',
      'Weapon Mastery, kinds of weapons': '2',
    });
    expect(of('rogue', 5)).toMatchObject({ 'Sneak Attack': '3d6' });
    expect(of('warlock', 13)).toMatchObject({ 'Mystic Arcanum, spell levels': '6, 7' });
  });

  it('of a bard follow Charisma', () => {
    expect(of('bard', 1)).toMatchObject({ 'Bardic Inspiration': '2' });
  });
});
