import { describe, expect, it, test } from 'vitest';
import type { CharacterChoices } from '#src/lib/character/choices.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { featuresOf, keyedFeatures } from '#src/lib/character/feature-list.ts';
import { alwaysPreparedOf } from '#src/lib/character/prepared-spells.ts';
import { partsInWords } from '#src/lib/character/sum.ts';
import { armorItem, seedItem, weaponItem } from './support/character-rows.ts';
import { classesOf, derived, feat, soldier, subclass } from './support/worked-characters.ts';

const chainMail = armorItem('2024#chain-mail');
const shield = armorItem('2024#shield');

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

  it('have keys that differ, also when a feat is taken twice', () => {
    const feats = [feat('skilled', null, 1), feat('skilled', null, 1)];
    const keys = keyedFeatures(featuresOf({ ...soldier, feats })).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
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
    const items = [weaponItem('2024#shortsword', { quantity: 2 })];
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
    expect(override).toEqual({ reason: 'A blessing', further: [] });
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

test('spells of the species are cast with the best mental ability', () => {
  const abilities = { str: 10, dex: 10, con: 10, int: 12, wis: 14, cha: 13 };
  expect(derived({ abilities }).innateCasting).toMatchObject({
    ability: 'wis',
    saveDc: { value: 12 },
    attackBonus: { value: 4 },
  });
});
