import { describe, expect, it } from 'vitest';
import { armorItem, seedItem } from '#tests/support/character-rows.ts';
import { classesOf, derived, feat, soldier, subclass } from '#tests/support/worked-characters.ts';
import type { CharacterChoices } from './choices.ts';
import { deriveCharacter } from './derive.ts';
import type { SpeciesName } from './origins.ts';
import { part, partsInWords } from './sum.ts';

const worn = (...names: string[]) =>
  names.map((name) => seedItem({ itemId: name, name, attuned: true }));

const invocation = (name: string) => ({ ...feat('', 'warlock', 2), key: null, name });

describe('senses', () => {
  it.each<[SpeciesName, string, string[], number]>([
    ['human', '', [], 0],
    ['human', '', ['Goggles of Night'], 60],
    ['elf', 'Wood Elf', [], 60],
    ['elf', 'Wood Elf', ['Goggles of Night'], 120],
    ['elf', 'Drow', [], 120],
    ['elf', 'Drow', ['Goggles of Night'], 180],
    ['elf', 'Drow', ['Belt of Dwarvenkind'], 120],
    ['halfling', '', ['Robe of Eyes'], 120],
    ['dwarf', '', [], 120],
  ])('of a %s (%s) with %j have Darkvision of %i feet', (species, speciesOption, items, feet) => {
    const { senses } = derived({ species, speciesOption, items: worn(...items) });
    expect(senses.darkvision).toBe(feet);
  });

  it('of classes, feats and items are Blindsight and Truesight', () => {
    const senses = (changes: Partial<CharacterChoices>) => {
      const { darkvision: _, ...others } = derived(changes).senses;
      return others;
    };
    expect(senses({})).toEqual({ blindsight: 0, tremorsense: 0, truesight: 0 });
    expect(senses(classesOf(['ranger', 18])).blindsight).toBe(30);
    const warlock = { ...classesOf(['warlock', 19]), feats: [invocation('Witch Sight')] };
    expect(senses(warlock).truesight).toBe(30);
    const boon = feat('boon-of-truesight', 'warlock', 19);
    expect(senses({ ...warlock, feats: [...warlock.feats, boon] }).truesight).toBe(60);
    expect(senses({ items: worn('Robe of Eyes') }).truesight).toBe(120);
  });
});

describe('special speeds', () => {
  const speeds = (changes: Partial<CharacterChoices>) => {
    const { climb, swim, fly } = derived(changes).specialSpeeds;
    return [climb.value, swim.value, fly.value];
  };

  it.each<[string, Partial<CharacterChoices>, number[]]>([
    ['nobody', {}, [0, 0, 0]],
    ['a ranger of level 6', classesOf(['ranger', 6]), [40, 40, 0]],
    ['a Thief', { ...classesOf(['rogue', 3]), ...subclass('rogue', 'Thief') }, [30, 0, 0]],
    [
      'a warlock with Gift of the Depths',
      { ...classesOf(['warlock', 5]), feats: [invocation('Gift of the Depths')] },
      [0, 30, 0],
    ],
    [
      'Gloves of Swimming and Climbing',
      { items: worn('Gloves of Swimming and Climbing') },
      [30, 30, 0],
    ],
    ['a Ring of Swimming', { items: worn('Ring of Swimming') }, [0, 40, 0]],
    ['a Ring of Elemental Command', { items: worn('Ring of Elemental Command (Air)') }, [0, 0, 30]],
  ])('of %s are as in SRD 5.2.1', (_, changes, expected) => {
    expect(speeds(changes)).toEqual(expected);
  });

  it('fall with exhaustion, as the Speed does', () => {
    const character = {
      ...soldier,
      items: worn('Ring of Swimming', 'Slippers of Spider Climbing'),
    };
    const { specialSpeeds } = deriveCharacter(character, { exhaustion: 2 });
    expect([specialSpeeds.climb.value, specialSpeeds.swim.value]).toEqual([20, 30]);
    expect(partsInWords(specialSpeeds.climb)).toBe(
      'Slippers of Spider Climbing: the Speed 30 − Exhaustion 10',
    );
  });
});

it('Boots of Striding and Springing keep the Speed at 30 feet in heavy armor', () => {
  const heavy = { ...soldier, abilities: { ...soldier.abilities, str: 8 }, increases: [] };
  const plate = armorItem('2024#plate-armor');
  expect(deriveCharacter({ ...heavy, items: [plate] }).speed.value).toBe(20);
  const boots = worn('Boots of Striding and Springing');
  expect(deriveCharacter({ ...heavy, items: [plate, ...boots] }).speed.value).toBe(30);
});

describe('overrides', () => {
  it.each<[NonNullable<CharacterChoices['overrides']>[number]['target'], number]>([
    ['save-dex', 7],
    ['skill-arcana', 9],
    ['climb-speed', 20],
    ['swim-speed', 25],
    ['fly-speed', 50],
    ['darkvision', 90],
    ['blindsight', 10],
    ['tremorsense', 60],
    ['truesight', 5],
    ['attunements', 5],
    ['slots-1', 6],
    ['slots-9', 1],
    ['pact-slots', 4],
  ])('replace the number %s, and keep its reason', (target, value) => {
    const overrides = [{ target, value, reason: 'The ford' }];
    const warlock = { ...classesOf(['warlock', 3], ['wizard', 1]), overrides };
    const { saves, skills, specialSpeeds, senseSums, attunementSum, slots, pactSlots } =
      derived(warlock);
    const numbers = [
      saves.dex,
      ...skills,
      ...Object.values(specialSpeeds),
      ...Object.values(senseSums),
      attunementSum,
      ...slots.map(({ sum }) => sum),
      ...(pactSlots ? [pactSlots.sum] : []),
    ];
    const replaced = numbers.filter(({ override }) => override !== null);
    expect(replaced).toMatchObject([{ value, override: { reason: 'The ford' } }]);
  });

  it('are lowered by exhaustion and conditions, too', () => {
    const overrides = (
      ['speed', 'fly-speed', 'initiative', 'save-dex', 'skill-arcana', 'spell-attack'] as const
    ).map((target) => ({ target, value: 35, reason: '' }));
    const wizard = { ...soldier, ...classesOf(['wizard', 1]), overrides };
    const numbers = (options: Parameters<typeof deriveCharacter>[1]) => {
      const { speed, specialSpeeds, initiative, saves, skills, spellcasting } = deriveCharacter(
        wizard,
        options,
      );
      const arcana = skills.find(({ name }) => name === 'arcana');
      const rolls = [initiative, saves.dex, arcana, spellcasting[0]?.attackBonus];
      return [speed, specialSpeeds.fly, ...rolls].map((sum) => sum?.value);
    };
    expect(numbers({})).toEqual([35, 35, 35, 35, 35, 35]);
    expect(numbers({ exhaustion: 3 })).toEqual([20, 20, 29, 29, 29, 29]);
    expect(numbers({ conditions: ['grappled'] })).toEqual([0, 0, 35, 35, 35, 35]);
    const { speed } = deriveCharacter(wizard, { exhaustion: 3 });
    expect(speed).toMatchObject({
      parts: [part('Human', 30)],
      override: { further: [part('Exhaustion', -15)] },
    });
  });

  it('of slots are what can be spent, and never more than the state in play counts', () => {
    const slots = (value: number) =>
      derived({ overrides: [{ target: 'slots-1', value, reason: '' }] }).slots;
    expect(slots(3)).toMatchObject([{ spellLevel: 1, count: 3 }]);
    expect(slots(9999)).toMatchObject([{ spellLevel: 1, count: 200 }]);
    expect(slots(-5)).toEqual([]);
  });

  it('of Perception change the passive one', () => {
    const overrides = [{ target: 'skill-perception' as const, value: 8, reason: '' }];
    expect(partsInWords(derived({ overrides }).passivePerception)).toBe('Base 10 + Perception 8');
  });
});
