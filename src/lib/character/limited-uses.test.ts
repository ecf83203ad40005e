import { describe, expect, it } from 'vitest';
import { seedItem } from '#tests/support/character-rows.ts';
import { classesOf, derived, feat, soldier, subclass } from '#tests/support/worked-characters.ts';
import type { CharacterChoices } from './choices.ts';
import type { ClassName } from './classes.ts';
import { isItemFeature } from './limited-uses.ts';
import { atDawn, longRest, shortRest, spendFeature, spendUse } from './play-actions.ts';
import { applyChange, playLimitsOf, untouchedState } from './play.ts';
import type { SpeciesName } from './origins.ts';

const human = { species: 'human', background: 'soldier' } as const;

/** The uses of each feature by its slug. */
const usesOf = (changes: Partial<CharacterChoices>) =>
  Object.fromEntries(
    derived({ ...human, ...changes }).limitedUses.map(({ slug, uses, recovery }) => [
      slug,
      `${uses} ${recovery}`,
    ]),
  );

const wizard = { ...soldier, ...classesOf(['wizard', 1]) };

const wise = { abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 17, cha: 16 }, increases: [] };

describe('features with limited uses', () => {
  // From the descriptions of the classes in SRD 5.2.1, with Wisdom 17 and Charisma 16.
  it.each<[ClassName, number, string, Record<string, string>]>([
    ['barbarian', 10, 'Path of the Berserker', {}],
    [
      'barbarian',
      15,
      'Path of the Berserker',
      {
        'relentless-rage': '9 short',
        'persistent-rage': '1 long',
        'intimidating-presence': '1 long',
      },
    ],
    ['bard', 20, 'College of Lore', {}],
    ['cleric', 9, 'Life Domain', {}],
    ['cleric', 10, 'Life Domain', { 'divine-intervention': '1 long' }],
    [
      'druid',
      20,
      'Circle of the Land',
      {
        'wild-resurgence': '1 long',
        'nature-magician': '1 long',
        'natural-recovery-spell': '1 long',
        'natural-recovery-slots': '1 long',
      },
    ],
    ['fighter', 20, 'Champion', {}],
    ['monk', 1, '', {}],
    [
      'monk',
      6,
      'Warrior of the Open Hand',
      { 'uncanny-metabolism': '1 long', 'wholeness-of-body': '3 long' },
    ],
    [
      'paladin',
      20,
      'Oath of Devotion',
      { 'paladins-smite': '1 long', 'faithful-steed': '1 long', 'holy-nimbus': '1 long' },
    ],
    ['ranger', 14, 'Hunter', { tireless: '3 long', 'natures-veil': '3 long' }],
    ['rogue', 20, 'Thief', { 'stroke-of-luck': '1 short' }],
    [
      'sorcerer',
      18,
      'Draconic Sorcery',
      {
        'sorcerous-restoration': '1 long',
        'dragon-wings': '1 long',
        'dragon-companion': '1 long',
      },
    ],
    [
      'warlock',
      17,
      'Fiend Patron',
      {
        'magical-cunning': '1 long',
        'contact-patron': '1 long',
        'mystic-arcanum-level-6': '1 long',
        'mystic-arcanum-level-7': '1 long',
        'mystic-arcanum-level-8': '1 long',
        'mystic-arcanum-level-9': '1 long',
        'dark-ones-own-luck': '3 long',
        'hurl-through-hell': '1 long',
      },
    ],
    ['wizard', 18, 'Evoker', { overchannel: '9 long' }],
    ['wizard', 20, '', { 'signature-spell-first': '1 short', 'signature-spell-second': '1 short' }],
  ])('of a %s of level %i (%s) are those of SRD 5.2.1', (name, level, of, expected) => {
    const choices = { ...wise, ...classesOf([name, level]), ...subclass(name, of) };
    expect(usesOf(choices)).toEqual(expected);
  });

  it('of another subclass are not those of the subclass of the SRD', () => {
    const choices = { ...wise, ...classesOf(['monk', 6]), ...subclass('monk', 'Of My Own') };
    expect(usesOf(choices)).toEqual({ 'uncanny-metabolism': '1 long' });
  });

  it.each<[SpeciesName, string, number, Record<string, string>]>([
    ['dragonborn', 'Red', 1, { 'breath-weapon': '2 long' }],
    ['dragonborn', 'Red', 9, { 'breath-weapon': '4 long', 'draconic-flight': '1 long' }],
    ['dwarf', '', 5, { stonecunning: '3 long' }],
    ['elf', 'Drow', 2, {}],
    ['elf', 'Drow', 5, { 'faerie-fire': '1 long', darkness: '1 long' }],
    ['elf', 'High Elf', 3, { 'detect-magic': '1 long' }],
    ['elf', 'Wood Elf', 5, { longstrider: '1 long', 'pass-without-trace': '1 long' }],
    ['gnome', 'Forest Gnome', 17, { 'speak-with-animals': '6 long' }],
    ['gnome', 'Rock Gnome', 20, {}],
    ['goliath', '', 1, { 'giant-ancestry': '2 long' }],
    ['goliath', 'Fire’s Burn', 5, { 'fires-burn': '3 long', 'large-form': '1 long' }],
    ['halfling', '', 20, {}],
    ['orc', '', 5, { 'adrenaline-rush': '3 short', 'relentless-endurance': '1 long' }],
    ['tiefling', 'Infernal', 5, { 'hellish-rebuke': '1 long', darkness: '1 long' }],
    ['tiefling', 'Abyssal', 3, { 'ray-of-sickness': '1 long' }],
    ['tiefling', 'Chthonic', 5, { 'false-life': '1 long', 'ray-of-enfeeblement': '1 long' }],
  ])(
    'of a %s (%s) of level %i are those of SRD 5.2.1',
    (species, speciesOption, level, expected) => {
      expect(usesOf({ species, speciesOption, level })).toEqual(expected);
    },
  );

  it('are given by feats and by invocations', () => {
    const sage = { ...classesOf(['warlock', 20]), background: 'sage' as const };
    const feats = [
      { ...feat('magic-initiate', null, 1), name: 'Magic Initiate (Druid)' },
      { ...feat('magic-initiate', 'warlock', 4), name: 'Magic Initiate' },
      { ...feat('magic-initiate', 'warlock', 8), name: 'Magic Initiate' },
      feat('boon-of-fate', 'warlock', 19),
      { ...feat('', 'warlock', 5), key: null, name: 'Gift of the Depths' },
    ];
    expect(usesOf({ ...sage, feats })).toMatchObject({
      'magic-initiate-wizard': '1 long',
      'magic-initiate-druid': '1 long',
      'magic-initiate': '2 long',
      'boon-of-fate': '1 short',
      'gift-of-the-depths': '1 long',
    });
  });

  it('are the charges of magic items, each item with its own', () => {
    const wand = (itemId: string) => seedItem({ itemId, name: 'Wand of Fireballs' });
    const chime = seedItem({ itemId: 'gem', name: 'Gem of Brightness' });
    const gone = seedItem({ itemId: 'gone', name: 'Wand of Web', quantity: 0 });
    const { limitedUses } = derived({ items: [wand('one'), wand('two'), chime, gone] });
    expect(
      limitedUses.map(({ slug, uses, recovery, regain }) => [slug, uses, recovery, regain]),
    ).toEqual([
      ['item-one', 7, 'dawn', '1d6+1'],
      ['item-two', 7, 'dawn', '1d6+1'],
      ['item-gem', 50, 'never', null],
    ]);
  });

  it.each<[ClassName, number, string, number]>([
    ['barbarian', 15, 'persistent-rage', 0],
    ['monk', 6, 'uncanny-metabolism', 0],
    ['sorcerer', 9, 'sorcerous-restoration', 5],
    ['warlock', 11, 'magical-cunning', 1],
    ['warlock', 20, 'magical-cunning', 0],
  ])('of a %s of level %i give back what %s says', (name, level, slug, left) => {
    const limits = playLimitsOf({ ...soldier, ...classesOf([name, level]) });
    const spent = applyChange(
      untouchedState,
      {
        spentPactSlots: 9,
        spentResources: { rages: 200, focusPoints: 200, sorceryPoints: 200 },
      },
      limits,
    );
    const { spentPactSlots, spentResources, spentFeatures } = spendUse(spent, slug, limits);
    const { rages, focusPoints, sorceryPoints } = spentResources;
    expect(spentPactSlots + rages + focusPoints + sorceryPoints).toBe(left);
    expect(spentFeatures).toEqual([{ feature: slug, uses: 1 }]);
  });

  it('of items come back at dawn: all, or as many as are rolled', () => {
    const items = ['Wand of Fireballs', 'Cape of the Mountebank', 'Gem of Brightness'].map((name) =>
      seedItem({ itemId: name, name }),
    );
    const limits = playLimitsOf({ ...wizard, items });
    const spent = limits.features.reduce(
      (state, { slug }) => spendFeature(state, slug, slug.includes('wand') ? 6 : 1),
      untouchedState,
    );
    const rolled: string[] = [];
    const dawn = atDawn(spent, limits, (dice) => {
      rolled.push(dice);
      return 4;
    });
    expect(rolled).toEqual(['1d6+1']);
    expect(dawn.spentFeatures).toEqual([
      { feature: 'item-wand-of-fireballs', uses: 2 },
      { feature: 'item-gem-of-brightness', uses: 1 },
    ]);
  });

  it('of an item with any id have a slug that the contract allows', () => {
    for (const itemId of ['--------', 'Ü'.repeat(8), 'a-'.repeat(64), 'Item_0001']) {
      const { limitedUses } = derived({ items: [seedItem({ itemId, name: 'Wand of Web' })] });
      const [wand] = limitedUses;
      expect(wand?.slug).toMatch(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/u);
      expect(isItemFeature(wand?.slug ?? '')).toBe(true);
    }
  });

  it('are at most as many as the state in play counts', () => {
    const items = Array.from({ length: 200 }, (_, index) =>
      seedItem({ itemId: `${index}`, name: 'Wand of Web' }),
    );
    expect(derived({ items }).limitedUses).toHaveLength(60);
  });

  it('come back after the rest that gives them back, and charges after none', () => {
    const orc = {
      ...human,
      ...classesOf(['fighter', 1]),
      ...wise,
      skills: [],
      equipment: 'kit' as const,
      species: 'orc' as const,
      items: [seedItem({ itemId: 'wand', name: 'Wand of Web' })],
    };
    const limits = playLimitsOf(orc);
    const spent = ['adrenaline-rush', 'relentless-endurance', 'item-wand'].reduce(
      (state, slug) => spendFeature(state, slug, 1),
      untouchedState,
    );
    const left = ({ spentFeatures }: typeof spent) => spentFeatures.map(({ feature }) => feature);
    expect(left(spent)).toEqual(['adrenaline-rush', 'relentless-endurance', 'item-wand']);
    expect(left(shortRest(spent, limits))).toEqual(['relentless-endurance', 'item-wand']);
    expect(left(longRest(spent, limits))).toEqual(['item-wand']);
    expect(left(spendFeature(spent, 'item-wand', -1))).toEqual([
      'adrenaline-rush',
      'relentless-endurance',
    ]);
  });
});
