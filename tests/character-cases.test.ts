import { describe, expect, it } from 'vitest';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { playLimitsOf } from '#src/lib/character/play.ts';
import { resourcesOf } from '#src/lib/character/resources.ts';
import { partsInWords } from '#src/lib/character/sum.ts';
import { armorItem, weaponItem } from './support/character-rows.ts';
import { classesOf, derived, feat, soldier, subclass } from './support/worked-characters.ts';

const chainMail = armorItem('2024#chain-mail');
const shield = armorItem('2024#shield');

describe('the worked examples of the rules', () => {
  it.each([
    ['Chain Mail and a Shield', [chainMail, shield], 18],
    ['Studded Leather Armor and a Shield', [armorItem('2024#studded-leather-armor'), shield], 16],
    ['Half Plate Armor and a Shield', [armorItem('2024#half-plate-armor'), shield], 19],
    ['Leather Armor', [armorItem('2024#leather-armor')], 13],
  ])('give a fighter with %s the Armor Class %s', (_, items, armorClass) => {
    expect(derived({ items }).armorClass.value).toBe(armorClass);
  });

  it('give the feat Defense one more in armor, and nothing without', () => {
    const feats = [feat('defense', 'fighter', 1)];
    expect(partsInWords(derived({ items: [chainMail, shield], feats }).armorClass)).toBe(
      'Chain Mail 16 + Defense 1 + Shield 2',
    );
    expect(derived({ items: [], feats }).armorClass.value).toBe(12);
  });

  it('give the attacks of the fighter', () => {
    const items = [weaponItem('2024#longsword'), weaponItem('2024#javelin')];
    const [longsword, javelin] = derived({ items }).attacks;
    expect(longsword).toMatchObject({ dice: '1d8', bonus: { value: 5 }, damage: { value: 3 } });
    expect(javelin).toMatchObject({
      dice: '1d6',
      bonus: { value: 5 },
      damage: { value: 3 },
      range: { normal: 30, long: 120 },
    });
  });

  it('give the hit points of levels 1 and 5', () => {
    expect(derived({}).hitPoints.value).toBe(12);
    expect(derived({ level: 5 }).hitPoints.value).toBe(44);
  });

  it('add a hit point for each level when Constitution rises from 17 to 18 at level 8', () => {
    const abilities = { ...soldier.abilities, con: 16 };
    const increase = { ...feat('ability-score-improvement', 'fighter', 8), name: 'Improvement' };
    const before = derived({ abilities, level: 8 });
    const feats = [{ ...increase, increases: [{ ability: 'con' as const, amount: 1 }] }];
    const after = derived({ abilities, level: 8, feats });
    expect([before.scores.con, after.scores.con]).toEqual([17, 18]);
    expect(after.hitPoints.value - before.hitPoints.value).toBe(8);
  });

  it('give the passive Perception of Wisdom 15 with proficiency', () => {
    const abilities = { ...soldier.abilities, wis: 15 };
    expect(derived({ abilities, skills: ['perception'] }).passivePerception.value).toBe(14);
  });

  it('slow a fighter with Strength 12 in Chain Mail', () => {
    const abilities = { ...soldier.abilities, str: 12 };
    expect(derived({ abilities, increases: [], items: [chainMail] }).speed.value).toBe(20);
    expect(derived({ items: [chainMail] }).speed.value).toBe(30);
  });

  it('let a Strength of 17 carry 255 pounds, and weigh 50 coins as one', () => {
    const { carryingCapacity } = derived({});
    expect(carryingCapacity.value).toBe(255);
    const weight = deriveCharacter(
      { ...soldier, items: [chainMail] },
      { coins: { gp: 75, sp: 25 } },
    );
    expect(partsInWords(weight.weight)).toBe('Equipment 55 + Coins 2');
  });
});

describe('a character with several classes', () => {
  it('has the proficiency bonus of all its levels', () => {
    expect(derived(classesOf(['fighter', 3], ['rogue', 2])).proficiencyBonus).toBe(3);
  });

  it('has the slots of a ranger of level 4 and sorcerer of level 3, and the spells of each class', () => {
    const { slots, spellcasting } = derived(classesOf(['ranger', 4], ['sorcerer', 3]));
    expect(slots.map(({ count }) => count)).toEqual([4, 3, 2]);
    expect(spellcasting).toMatchObject([
      { class: 'ranger', prepared: 5, maxSpellLevel: 1 },
      { class: 'sorcerer', cantrips: 4, prepared: 6, maxSpellLevel: 2 },
    ]);
  });

  it('has Pact Magic apart from other slots', () => {
    const { slots, pactSlots } = derived(classesOf(['warlock', 11], ['cleric', 3]));
    expect(slots.map(({ count }) => count)).toEqual([4, 2]);
    expect(pactSlots).toMatchObject({ count: 3, spellLevel: 5 });
  });

  it('has the hit dice of each class, together where they are equal', () => {
    expect(derived(classesOf(['cleric', 5], ['paladin', 5])).hitDice).toBe('5d10 + 5d8');
    expect(derived(classesOf(['fighter', 5], ['paladin', 5])).hitDicePools).toEqual([
      { faces: 10, count: 10 },
    ]);
  });

  it('has the full die only at level 1, whatever the order of the dice', () => {
    // 6 + 1 of the wizard, and 3 × (6 + 1) of the fighter, with Constitution 13.
    const { hitPoints } = derived({ ...classesOf(['wizard', 1], ['fighter', 3]), increases: [] });
    expect(hitPoints.value).toBe(28);
    expect(partsInWords(hitPoints)).toBe(
      'Wizard, level 1 6 + Fighter, levels 1 to 3 18 + Constitution 4',
    );
  });

  it('has the best way to calculate the Armor Class without armor, and never two', () => {
    const abilities = { str: 10, dex: 14, con: 14, int: 10, wis: 18, cha: 16 };
    const changes = { abilities, increases: [], items: [] };
    const both = classesOf(['barbarian', 1], ['monk', 1]);
    expect(derived({ ...changes, ...both }).armorClass.value).toBe(16);
    expect(derived({ ...changes, ...both, items: [shield] }).armorClass.value).toBe(16);
    const dragon = {
      ...classesOf(['monk', 1], ['sorcerer', 3]),
      ...subclass('sorcerer', 'Draconic Sorcery'),
    };
    expect(derived({ ...changes, ...dragon }).armorClass.value).toBe(16);
  });

  it('gets no heavy armor and no martial weapons from some later classes', () => {
    const items = [chainMail, weaponItem('2024#rapier')];
    const later = derived({ ...classesOf(['wizard', 1], ['fighter', 1]), items });
    expect(later.castingRefusal).toBe('Nothing can be cast in Chain Mail without training.');
    expect(later.saves.dex.disadvantage).toBe('Chain Mail without training');
    expect(later.saves.wis.disadvantage).toBeNull();
    expect(later.attacks[0]).toMatchObject({ proficient: true });
    const rogue = derived({ ...classesOf(['wizard', 1], ['rogue', 1]), items });
    expect(rogue.attacks[0]).toMatchObject({ proficient: false, mastery: null });
    expect(
      derived({ ...classesOf(['fighter', 1], ['wizard', 1]), items }).castingRefusal,
    ).toBeNull();
  });

  it('adds the uses of Channel Divinity, but not the attacks of Extra Attack', () => {
    const character = { ...soldier, ...classesOf(['cleric', 6], ['paladin', 5]) };
    expect(playLimitsOf(character).resources.channelDivinity).toBe(5);
    expect(playLimitsOf(character)).toMatchObject({ hitDice: 11, pactSlots: 0 });
    const { classes, modifiers } = derived(classesOf(['fighter', 5], ['paladin', 5]));
    const attacks = resourcesOf(classes, modifiers).find(({ label }) =>
      label.startsWith('Attacks'),
    );
    expect(attacks?.value).toBe('2');
  });

  it('keeps a level for its first class, and counts no class twice', () => {
    const otherClasses = [
      { class: 'wizard' as const, level: 19 },
      { class: 'wizard' as const, level: 2 },
      { class: 'fighter' as const, level: 2 },
    ];
    expect(derived({ level: 3, otherClasses }).classes).toMatchObject([
      { class: 'fighter', level: 1 },
      { class: 'wizard', level: 2 },
    ]);
  });
});
