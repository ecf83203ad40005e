import { describe, expect, it, test } from 'vitest';
import type { ClassName } from '#src/lib/character/classes.ts';
import type { CharacterChoices } from '#src/lib/character/choices.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { featuresOf } from '#src/lib/character/feature-list.ts';
import { alwaysPreparedOf } from '#src/lib/character/prepared-spells.ts';
import { playLimitsOf } from '#src/lib/character/play.ts';
import { partsInWords } from '#src/lib/character/sum.ts';
import { armorItem, seedItem, weaponItem } from './support/character-rows.ts';

/** The fighter of the worked examples: a human soldier with the standard array. */
const soldier: CharacterChoices = {
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  level: 1,
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  increases: [
    { ability: 'str', amount: 2 },
    { ability: 'con', amount: 1 },
  ],
  skills: [],
  equipment: 'kit',
};

const derived = (changes: Partial<CharacterChoices>) => deriveCharacter({ ...soldier, ...changes });

const classesOf = (...list: readonly (readonly [ClassName, number])[]) => {
  const [[first], ...others] = [list[0] ?? (['fighter', 1] as const), ...list.slice(1)];
  return {
    class: first,
    level: list.reduce((sum, [, level]) => sum + level, 0),
    otherClasses: others.map(([name, level]) => ({ class: name, level })),
  };
};

const subclass = (name: ClassName, of: string) => ({ subclasses: [{ class: name, name: of }] });

const feat = (key: string, of: ClassName | null, level: number) => ({
  class: of,
  level,
  key: `2024#${key}`,
  name: key,
  increases: [],
});

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
    expect(pactSlots).toEqual({ count: 3, spellLevel: 5 });
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

describe('subclasses and options', () => {
  it('give a draconic sorcerer hit points and a base of the Armor Class', () => {
    const changes = { ...classesOf(['sorcerer', 5]), items: [], increases: [] };
    const plain = derived(changes);
    const dragon = derived({ ...changes, ...subclass('sorcerer', 'Draconic Sorcery') });
    expect(dragon.hitPoints.value - plain.hitPoints.value).toBe(5);
    expect(partsInWords(dragon.armorClass)).toBe(
      'Draconic Resilience 10 + Dexterity 2 + Charisma 1',
    );
  });

  it('are listed with the level that gives them', () => {
    const features = featuresOf({
      ...soldier,
      ...classesOf(['fighter', 7], ['wizard', 1]),
      ...subclass('fighter', 'Champion'),
      feats: [feat('defense', 'fighter', 1)],
    });
    expect(features).toContainEqual({
      class: 'fighter',
      level: 7,
      name: 'Additional Fighting Style',
      source: 'subclass',
    });
    const names = features.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Champion', 'Versatile', 'Savage Attacker']));
    expect(names).not.toContain('Fighter Subclass');
  });

  it('keep a homebrew subclass by its name alone', () => {
    const character = {
      ...soldier,
      ...classesOf(['fighter', 7]),
      ...subclass('fighter', 'Knight'),
    };
    expect(featuresOf(character).filter(({ source }) => source === 'subclass')).toEqual([
      { class: 'fighter', level: 3, name: 'Knight', source: 'subclass' },
    ]);
  });

  it('always prepare the spells of a domain, a land, a lineage and a class', () => {
    const namesOf = (changes: Partial<CharacterChoices>) =>
      alwaysPreparedOf({ ...soldier, ...changes }).map(({ name }) => name);
    expect(namesOf({ ...classesOf(['cleric', 5]), ...subclass('cleric', 'Life Domain') })).toEqual([
      'Aid',
      'Bless',
      'Cure Wounds',
      'Lesser Restoration',
      'Mass Healing Word',
      'Revivify',
    ]);
    const druid = { ...classesOf(['druid', 3]), ...subclass('druid', 'Circle of the Land') };
    const land = { class: 'druid' as const, level: 3, key: null, name: 'Polar', increases: [] };
    expect(namesOf({ ...druid, feats: [land] })).toEqual([
      'Speak with Animals',
      'Fog Cloud',
      'Hold Person',
      'Ray of Frost',
    ]);
    expect(namesOf({ species: 'tiefling', speciesOption: 'infernal', level: 4 })).toEqual([
      'Fire Bolt',
      'Hellish Rebuke',
      'Thaumaturgy',
    ]);
    expect(namesOf({ species: 'elf', speciesOption: 'Wood Elf' })).toEqual(['Druidcraft']);
  });

  it('give resistances, senses and speed by the species', () => {
    expect(derived({ species: 'dragonborn', speciesOption: 'Green' })).toMatchObject({
      resistances: ['poison'],
      senses: { darkvision: 60 },
    });
    expect(derived({ species: 'elf', speciesOption: 'Drow' }).senses.darkvision).toBe(120);
    expect(partsInWords(derived({ species: 'elf', speciesOption: 'Wood Elf' }).speed)).toBe(
      'Elf 30 + Wood Elf 5',
    );
    expect(derived({ species: 'dwarf' }).resistances).toEqual(['poison']);
    // An option of another species gives nothing.
    expect(derived({ species: 'human', speciesOption: 'Drow' }).senses.darkvision).toBe(0);
  });

  it('train a cleric who is a Protector with heavy armor', () => {
    const option = {
      class: 'cleric' as const,
      level: 1,
      key: null,
      name: 'Protector',
      increases: [],
    };
    const changes = { ...classesOf(['cleric', 1]), items: [chainMail] };
    expect(derived(changes).castingRefusal).not.toBeNull();
    expect(derived({ ...changes, feats: [option] }).castingRefusal).toBeNull();
  });

  it('raise scores to at most 20 with a feat, 30 with a boon, and 25 at level 20 of a barbarian', () => {
    const abilities = { ...soldier.abilities, str: 20 };
    const of = (key: string) => ({
      ...feat(key, 'barbarian', 19),
      increases: [{ ability: 'str' as const, amount: 2 }],
    });
    const changes = { abilities, increases: [], ...classesOf(['barbarian', 19]) };
    expect(derived({ ...changes, feats: [of('grappler')] }).scores.str).toBe(20);
    expect(derived({ ...changes, feats: [of('boon-of-fate')] }).scores.str).toBe(22);
    const last = { ...changes, ...classesOf(['barbarian', 20]), feats: [of('boon-of-fate')] };
    expect(derived(last).scores.str).toBe(25);
  });

  it('do not count for levels that the character does not have', () => {
    const feats = [feat('archery', 'ranger', 2), feat('defense', 'fighter', 1)];
    expect(derived({ feats, items: [chainMail] }).armorClass.value).toBe(17);
    const { attacks } = derived({ feats, items: [weaponItem('2024#longbow')] });
    expect(attacks[0]?.bonus.value).toBe(4);
  });
});

describe('items', () => {
  it('of which only one armor and one shield count', () => {
    const items = [chainMail, armorItem('2024#plate-armor'), shield, { ...shield, bonus: 1 }];
    expect(derived({ items }).armorClass.value).toBe(21);
  });

  it('add their magic only when they are attuned and in use', () => {
    const ring = { name: 'Ring of Protection', bonus: 1, needsAttunement: true };
    const withRing = (changes: Partial<typeof chainMail>) =>
      derived({ items: [seedItem({ ...ring, ...changes })] }).armorClass.value;
    expect(withRing({ attuned: true })).toBe(13);
    expect(withRing({})).toBe(12);
    expect(withRing({ attuned: true, equipped: false })).toBe(12);
    const { attacks } = derived({ items: [weaponItem('2024#longsword', { bonus: 2 })] });
    expect(attacks[0]).toMatchObject({ bonus: { value: 7 }, damage: { value: 5 } });
  });

  it('give no Armor Class by a shield without training', () => {
    const items = [shield];
    expect(derived({ ...classesOf(['wizard', 1]), items }).armorClass.value).toBe(12);
    expect(derived({ ...classesOf(['wizard', 1]), items }).castingRefusal).toBeNull();
  });

  it('let a second Light weapon add the ability only with Two-Weapon Fighting', () => {
    const items = [weaponItem('2024#shortsword')];
    const feats = [feat('two-weapon-fighting', 'fighter', 1)];
    expect(derived({ items }).attacks[0]?.extraDamage?.value).toBe(0);
    expect(derived({ items, feats }).attacks[0]?.extraDamage?.value).toBe(3);
  });
});

test('an override replaces the number and keeps its sum', () => {
  const overrides = (
    [
      'armor-class',
      'hit-points',
      'initiative',
      'speed',
      'proficiency-bonus',
      'passive-perception',
      'carrying-capacity',
      'spell-save-dc',
      'spell-attack',
      'str',
      'dex',
      'con',
      'int',
      'wis',
      'cha',
    ] as const
  ).map((target) => ({ target, value: 17, reason: 'A blessing' }));
  const all = derived({ ...classesOf(['cleric', 1]), overrides });
  const sums = [
    all.armorClass,
    all.hitPoints,
    all.initiative,
    all.speed,
    all.proficiency,
    all.passivePerception,
    all.carryingCapacity,
    ...all.spellcasting.flatMap(({ saveDc, attackBonus }) => [saveDc, attackBonus]),
    ...Object.values(all.abilities),
  ];
  for (const { value, override, parts } of sums) {
    expect(value).toBe(17);
    expect(override).toEqual({ reason: 'A blessing' });
    expect(parts.length).toBeGreaterThan(0);
  }
  // Scores and proficiency count in other numbers.
  expect(all.saves.wis.value).toBe(20);
});

test('exhaustion lowers rolls and speed', () => {
  const rested = deriveCharacter(soldier);
  const tired = deriveCharacter(soldier, { exhaustion: 2 });
  expect(rested.saves.str.value - tired.saves.str.value).toBe(4);
  expect(rested.initiative.value - tired.initiative.value).toBe(4);
  expect(rested.speed.value - tired.speed.value).toBe(10);
  expect(tired.passivePerception.value).toBe(rested.passivePerception.value);
  expect(deriveCharacter(soldier, { exhaustion: 6 }).speed.value).toBe(0);
});

test('Expertise counts twice, and only with proficiency', () => {
  const changes = { ...classesOf(['rogue', 1]), skills: ['stealth'] as const };
  const { skills } = derived({ ...changes, expertise: ['stealth', 'arcana'] });
  const valueOf = (name: string) => skills.find((row) => row.name === name)?.value;
  expect([valueOf('stealth'), valueOf('arcana')]).toEqual([6, -1]);
});

test('a thief of level 13 can be attuned to four items', () => {
  const thief = subclass('rogue', 'Thief');
  expect(derived({ ...classesOf(['rogue', 13]), ...thief }).attunements).toBe(4);
  expect(derived({ ...classesOf(['rogue', 12]), ...thief }).attunements).toBe(3);
});

test('tools and languages come from background, class and choice', () => {
  const { proficiencies } = derived({
    ...classesOf(['rogue', 1]),
    background: 'criminal',
    tools: ['Thieves’ Tools', 'Dice'],
    languages: ['Common', 'Orc'],
  });
  expect(proficiencies).toEqual({
    armor: ['Light armor'],
    weapons: ['Simple weapons', 'Martial weapons that are Finesse or Light'],
    tools: ['Thieves’ Tools', 'Dice'],
    languages: ['Common', 'Orc', 'Thieves’ Cant'],
  });
});

test('the kit counts like the items that it becomes', () => {
  const { armorClass, weight } = derived({});
  expect(armorClass.value).toBe(16);
  // Chain Mail 55, Greatsword 6, Flail 2, 8 Javelins 16, Spear 3, Shortbow 2, and 64 of gear.
  expect(weight.value).toBe(148);
});
