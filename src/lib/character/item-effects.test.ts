import { describe, expect, it } from 'vitest';
import { armorItem, seedItem, weaponItem } from '#tests/support/character-rows.ts';
import { classesOf, derived, soldier } from '#tests/support/worked-characters.ts';
import { deriveCharacter } from './derive.ts';
import type { CharacterItem } from './items.ts';
import { marksOf } from './marks.ts';
import { partsInWords } from './sum.ts';

const worn = (name: string, changes: Parameters<typeof seedItem>[0] = {}) =>
  seedItem({ itemId: name, name, attuned: true, ...changes });

describe('magic items', () => {
  // Without items: AC 12, saves of Dexterity +2, spell attacks of a wizard −1 + 2.
  it.each([
    ['Ring of Protection', 13, 3],
    ['Cloak of Protection', 13, 3],
    ['Robe of Stars', 12, 3],
    ['Scarab of Protection', 13, 2],
    ['Bracers of Defense', 14, 2],
    ['Stone of Good Luck (Luckstone)', 12, 3],
    ['Staff of Power', 14, 4],
    ['Ioun Stone (Protection)', 13, 2],
    ['Robe of the Archmagi', 17, 2],
    ['Wand of the War Mage +2', 12, 2],
    ['A ring of our own', 12, 2],
  ])('such as %s have the Armor Class %i and the Dexterity save %i', (name, armorClass, save) => {
    const { armorClass: sum, saves } = derived({ items: [worn(name)] });
    expect([sum.value, saves.dex.value]).toEqual([armorClass, save]);
  });

  it('change nothing without the attunement that they need, or when they are not worn', () => {
    const armorClass = (changes: object) =>
      derived({ items: [worn('Ring of Protection', changes)] }).armorClass.value;
    expect(armorClass({ attuned: false })).toBe(12);
    expect(armorClass({ equipped: false })).toBe(12);
    expect(armorClass({ quantity: 0 })).toBe(12);
  });

  it('add the number that was entered instead of that of the rules', () => {
    const { armorClass } = derived({ items: [worn('Ring of Protection', { bonus: 2 })] });
    expect(armorClass.value).toBe(14);
  });

  it('of which the rules know nothing add their number to the Armor Class', () => {
    expect(derived({ items: [worn('Amulet of the Ford', { bonus: 2 })] }).armorClass.value).toBe(
      14,
    );
  });

  it('that are neither known nor arms add nothing by their name', () => {
    expect(derived({ items: [worn('Arrows +1')] }).armorClass.value).toBe(12);
  });

  it('such as Bracers of Defense need neither armor nor Shield', () => {
    const bracers = worn('Bracers of Defense');
    const armorClass = (key: string) =>
      partsInWords(derived({ items: [armorItem(key), bracers] }).armorClass);
    expect(armorClass('2024#leather-armor')).toBe('Leather Armor 11 + Dexterity 2');
    expect(armorClass('2024#shield')).toBe('Without armor 10 + Dexterity 2 + Shield 2');
  });

  it('with a number in their name have it', () => {
    const items = [
      weaponItem('2024#longsword', { name: 'Longsword +2' }),
      armorItem('2024#chain-mail', { name: 'Chain Mail, +1' }),
    ];
    const { attacks, armorClass } = derived({ items });
    expect(attacks[0]).toMatchObject({ bonus: { value: 7 }, damage: { value: 5 } });
    expect(armorClass.value).toBe(17);
  });

  it('add to spell attacks and save DCs', () => {
    const casting = (name: string) => {
      const { spellcasting } = derived({ ...classesOf(['wizard', 1]), items: [worn(name)] });
      return spellcasting.map(({ saveDc, attackBonus }) => [saveDc.value, attackBonus.value]);
    };
    // Intelligence 8: DC 8 − 1 + 2, attack −1 + 2.
    expect(casting('Rope')).toEqual([[9, 1]]);
    expect(casting('Wand of the War Mage +3')).toEqual([[9, 4]]);
    expect(casting('Robe of the Archmagi')).toEqual([[11, 3]]);
    expect(casting('Staff of the Magi')).toEqual([[9, 3]]);
  });

  it('set scores, or raise them to at most 20', () => {
    const scores = (...names: string[]) =>
      derived({ items: names.map((name) => worn(name)) }).abilities;
    expect(partsInWords(scores('Gauntlets of Ogre Power').str)).toBe(
      'Strength at first 15 + Soldier 2 + Gauntlets of Ogre Power 2',
    );
    expect(scores('Gauntlets of Ogre Power', 'Belt of Giant Strength (storm)').str.value).toBe(29);
    expect(scores('Headband of Intellect').int.value).toBe(19);
    expect(scores('Belt of Dwarvenkind').con.value).toBe(16);
    expect(scores('Belt of Dwarvenkind', 'Amulet of Health').con.value).toBe(19);
    expect(scores('Amulet of Health', 'Ioun Stone (Fortitude)').con.value).toBe(19);
  });

  it('add to checks, also to Initiative', () => {
    const { skills, initiative, checks } = derived({ items: [worn('Luckstone')] });
    expect(skills.find(({ name }) => name === 'arcana')?.value).toBe(0);
    expect([initiative.value, checks.str.value]).toEqual([3, 4]);
    const gloves = derived({ items: [worn('Gloves of Thievery')] }).skills;
    expect(gloves.find(({ name }) => name === 'sleight-of-hand')?.value).toBe(7);
  });

  it('of which there are several copies count once, with the highest number', () => {
    const armorClass = (...items: CharacterItem[]) =>
      partsInWords(derived({ items }).armorClass).replace('Without armor 10 + Dexterity 2', '');
    const ring = worn('Ring of Protection');
    const second = worn('Ring of Protection', { itemId: 'second' });
    expect(armorClass(ring, second)).toBe(' + Ring of Protection 1');
    expect(armorClass(ring, { ...second, bonus: 2 })).toBe(' + Ring of Protection 2');
    expect(armorClass(ring, worn('Cloak of Protection'))).toBe(
      ' + Ring of Protection 1 + Cloak of Protection 1',
    );
    const own = (name: string) => worn(name, { bonus: 1 });
    expect(armorClass(own('Кольцо'), own('Амулет'), own('Амулет'))).toBe(' + Кольцо 1 + Амулет 1');
    const luck = ['Luckstone', 'Stone of Good Luck'].map((name) => worn(name));
    expect(derived({ items: luck }).saves.dex.value).toBe(3);
  });

  it('of which the character is attuned to a second copy have a mark there', () => {
    const items = [
      worn('Ring of Protection', { attuned: false }),
      ...['first', 'second'].map((itemId) => worn('Ring of Protection', { itemId })),
    ];
    const marks = marksOf({ ...soldier, items }).filter(({ rule }) => rule === 'Attunement');
    expect(marks).toMatchObject([{ path: '/items/2/attuned' }]);
    expect(marks[0]?.message).toContain('one copy of an item');
  });

  it('add to death saves what they add to saving throws, also with exhaustion', () => {
    const items = [worn('Ring of Protection'), worn('Luckstone'), worn('Headband of Intellect')];
    const { deathSave } = deriveCharacter({ ...soldier, items }, { exhaustion: 1 });
    expect(partsInWords(deathSave)).toBe('Ring of Protection 1 + Luckstone 1 − Exhaustion 2');
    expect(derived({}).deathSave.value).toBe(0);
  });

  it('add to the Proficiency Bonus, and so to what it is a part of', () => {
    const { proficiency, saves } = derived({ items: [worn('Ioun Stone (Mastery)')] });
    expect(partsInWords(proficiency)).toBe('Level 1 2 + Ioun Stone (Mastery) 1');
    expect(partsInWords(saves.str)).toBe('Strength 3 + Proficiency 3');
  });

  it('such as a Ring of Elemental Command have effects and charges', () => {
    const rings = ['Air', 'Earth', 'Fire', 'Water'].map((element) => {
      const name = `Ring of Elemental Command (${element})`;
      const { limitedUses, resistances, defenses, specialSpeeds } = derived({
        items: [worn(name)],
      });
      const effects = [...resistances, ...defenses.map(({ against }) => against)];
      return [limitedUses[0]?.uses, ...effects, specialSpeeds.fly.value, specialSpeeds.swim.value];
    });
    expect(rings).toEqual([
      [5, 'lightning', 30, 0],
      [5, 'acid', 0, 0],
      [5, 'Fire damage', 0, 0],
      [5, 0, 60],
    ]);
  });

  it('give Advantage, resistances, Hit Points and damage with bows', () => {
    const { skills, initiative, resistances, hitPoints } = derived({
      ...classesOf(['fighter', 4]),
      items: [worn('Sentinel Shield'), worn('Brooch of Shielding'), worn('Berserker Axe')],
    });
    expect(skills.find(({ name }) => name === 'perception')?.advantage).toBe('Sentinel Shield');
    expect(initiative.advantage).toBe('Sentinel Shield');
    expect(resistances).toEqual(['force']);
    expect(partsInWords(hitPoints)).toContain('Berserker Axe 4');
    const { attacks } = derived({
      ...classesOf(['wizard', 1]),
      items: [weaponItem('2024#longbow'), weaponItem('2024#sling'), worn('Bracers of Archery')],
    });
    expect(attacks.map(({ name, proficient, damage }) => [name, proficient, damage.value])).toEqual(
      [
        ['Longbow', true, 4],
        ['Sling', true, 2],
        ['Unarmed Strike', true, 4],
      ],
    );
  });
});
