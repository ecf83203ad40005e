import { describe, expect, it } from 'vitest';
import { classesOf, feat, soldier, subclass } from '#tests/support/worked-characters.ts';
import type { CharacterChoices, ChosenSpell } from './choices.ts';
import type { ClassName } from './classes.ts';
import { deriveCharacter } from './derive.ts';
import { spellEffectsOf } from './spell-effects.ts';

const spell = (
  name: string,
  of: ClassName,
  level: number,
  damage: string,
  school = 'evocation',
): ChosenSpell => ({
  class: of,
  key: null,
  name,
  prepared: true,
  facts: { level, damage, school },
});

const option = (name: string, of: ClassName, level: number) => ({
  ...feat('', of, level),
  key: null,
  name,
});

/** Wisdom and Charisma 16, Intelligence 18. */
const abilities = { str: 8, dex: 10, con: 10, int: 18, wis: 16, cha: 16 };

const effects = (changes: Partial<CharacterChoices>, cast: ChosenSpell) => {
  const character = { ...soldier, abilities, increases: [], spells: [cast], ...changes };
  return spellEffectsOf(character, deriveCharacter(character), cast);
};

const added = (changes: Partial<CharacterChoices>, cast: ChosenSpell) =>
  effects(changes, cast).bonuses.map(({ label, to, amount, perSlotLevel, once }) => [
    label,
    to,
    amount,
    perSlotLevel,
    once,
  ]);

const eldritchBlast = spell('Eldritch Blast', 'warlock', 0, '1d10 force');
const chillTouch = spell('Chill Touch', 'warlock', 0, '1d10 necrotic', 'necromancy');

describe('invocations', () => {
  const warlock = classesOf(['warlock', 5]);
  const blast = option('Agonizing Blast', 'warlock', 2);

  it('add Charisma to one cantrip each, Eldritch Blast first', () => {
    const one = { ...warlock, feats: [blast], spells: [chillTouch, eldritchBlast] };
    expect(added(one, eldritchBlast)).toEqual([['Agonizing Blast', 'damage', 3, 0, false]]);
    expect(added(one, chillTouch)).toEqual([]);
    const two = { ...one, feats: [blast, option('Agonizing Blast', 'warlock', 5)] };
    expect(added(two, chillTouch)).toEqual([['Agonizing Blast', 'damage', 3, 0, false]]);
  });

  it('add to the range', () => {
    const spear = { ...warlock, feats: [option('Eldritch Spear', 'warlock', 2)] };
    expect(added(spear, eldritchBlast)).toEqual([['Eldritch Spear', 'range', 150, 0, false]]);
  });

  it('add nothing to the cantrips of other classes', () => {
    const fireBolt = spell('Fire Bolt', 'wizard', 0, '1d10 fire');
    const both = { ...classesOf(['warlock', 5], ['wizard', 1]), feats: [blast] };
    expect(added(both, fireBolt)).toEqual([]);
  });
});

describe('Potent Spellcasting', () => {
  const flame = spell('Sacred Flame', 'cleric', 0, '1d8 radiant');

  it('adds Wisdom to cantrips of the class that deal damage', () => {
    const cleric = {
      ...classesOf(['cleric', 7]),
      feats: [option('Potent Spellcasting', 'cleric', 7)],
    };
    expect(added(cleric, flame)).toEqual([['Potent Spellcasting', 'damage', 3, 0, false]]);
    expect(added(cleric, spell('Guidance', 'cleric', 0, ''))).toEqual([]);
    expect(added(cleric, spell('Flame Strike', 'cleric', 5, '5d6 fire'))).toEqual([]);
    expect(added({ ...cleric, feats: [] }, flame)).toEqual([]);
  });

  it('adds to the range of a druid of level 15', () => {
    const druid = {
      ...classesOf(['druid', 15]),
      feats: [option('Potent Spellcasting', 'druid', 7)],
    };
    expect(added(druid, spell('Produce Flame', 'druid', 0, '1d8 fire'))).toEqual([
      ['Potent Spellcasting', 'damage', 3, 0, false],
      ['Improved Elemental Fury', 'range', 300, 0, false],
    ]);
  });
});

describe('subclasses', () => {
  it('of a Life Domain cleric heal more, and at level 17 as much as the dice can', () => {
    const cure = spell('Cure Wounds', 'cleric', 1, '2d8+mod hit points', 'abjuration');
    const life = (level: number) => ({
      ...classesOf(['cleric', level]),
      ...subclass('cleric', 'Life Domain'),
    });
    expect(added(life(3), cure)).toEqual([['Disciple of Life', 'healing', 2, 1, false]]);
    expect(effects(life(16), cure).healsMost).toBeNull();
    expect(effects(life(17), cure).healsMost).toBe('Supreme Healing');
    expect(effects(life(6), cure).notes).toHaveLength(1);
    expect(added(classesOf(['cleric', 3]), cure)).toEqual([]);
  });

  it('of a draconic sorcerer add Charisma to one roll with the chosen type', () => {
    const sorcerer = {
      ...classesOf(['sorcerer', 6]),
      ...subclass('sorcerer', 'Draconic Sorcery'),
      feats: [option('Fire', 'sorcerer', 6)],
    };
    const fireball = spell('Fireball', 'sorcerer', 3, '8d6 fire; +1d6 per higher slot');
    expect(added(sorcerer, fireball)).toEqual([['Elemental Affinity', 'damage', 3, 0, true]]);
    expect(
      added(sorcerer, spell('Ice Storm', 'sorcerer', 4, '2d10 bludgeoning, 4d6 cold')),
    ).toEqual([]);
    expect(added({ ...sorcerer, level: 5 }, fireball)).toEqual([]);
  });

  it('of an Evoker add Intelligence to evocations of a wizard, and half damage of missed cantrips', () => {
    const evoker = (level: number) => ({
      ...classesOf(['wizard', level]),
      ...subclass('wizard', 'Evoker'),
    });
    const fireball = spell('Fireball', 'wizard', 3, '8d6 fire');
    expect(added(evoker(10), fireball)).toEqual([['Empowered Evocation', 'damage', 4, 0, true]]);
    expect(added(evoker(9), fireball)).toEqual([]);
    expect(
      added(evoker(10), spell('Disintegrate', 'wizard', 6, '10d6+40 force', 'transmutation')),
    ).toEqual([]);
    const fireBolt = spell('Fire Bolt', 'wizard', 0, '1d10 fire');
    expect(effects(evoker(3), fireBolt).halfOnMiss).toBe('Potent Cantrip');
    expect(effects(evoker(3), fireball).halfOnMiss).toBeNull();
    expect(effects(evoker(14), fireball).notes).toHaveLength(1);
  });
});
