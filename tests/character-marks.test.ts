import { describe, expect, it, test } from 'vitest';
import type { CharacterChoices } from '#src/lib/character/choices.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { armorItem, seedItem } from './support/character-rows.ts';
import { feat, improvement, option, spell, wizard } from './support/wizard-choices.ts';

/** Paths and messages of the marks, without those of weapon masteries, which have tests of their own. */
const marks = (changes: Partial<CharacterChoices>) =>
  marksOf({ ...wizard, ...changes })
    .filter(({ rule }) => rule !== 'Weapon Mastery')
    .map(({ path, message }) => [path, message]);

test('a legal character has no marks', () => {
  expect(
    marks({ feats: [improvement], spells: [spell('fireball', 3), spell('light', 0)] }),
  ).toEqual([]);
});

describe('levels and classes', () => {
  it.each([
    [0, 1],
    [21, 20],
  ])('mark the level %i, which counts as %i', (level, counts) => {
    expect(marks({ level })).toEqual([
      ['/level', `Characters have levels from 1 to 20. The numbers are those of level ${counts}.`],
    ]);
  });

  it('mark levels in other classes that are too many, and a class that is listed twice', () => {
    const abilities = { ...wizard.abilities, str: 13, cha: 13 };
    const otherClasses = [
      { class: 'fighter' as const, level: 9 },
      { class: 'wizard' as const, level: 1 },
    ];
    expect(marks({ abilities, otherClasses })).toEqual([
      [
        '/otherClasses/0/level',
        'Of 9 Fighter levels, 4 count: all classes together have the level of the character, and level 1 belongs to its first class.',
      ],
      ['/otherClasses/1/class', 'Wizard is listed twice, and only its first levels count.'],
    ]);
  });

  it('mark a class for which a score is below 13, also the first one', () => {
    const abilities = { ...wizard.abilities, int: 12 };
    const otherClasses = [{ class: 'paladin' as const, level: 1 }];
    expect(marks({ abilities, otherClasses })).toEqual([
      [
        '/class',
        'Multiclassing as a Wizard needs Intelligence of at least 13; this character has Intelligence 12.',
      ],
      [
        '/otherClasses/0/class',
        'Multiclassing as a Paladin needs Strength and Charisma of at least 13; this character has Strength 10 and Charisma 8.',
      ],
    ]);
  });

  it('mark a subclass before level 3, and one of a class that was removed', () => {
    const subclasses = [
      { class: 'wizard' as const, name: 'Evoker' },
      { class: 'cleric' as const, name: 'Life Domain' },
    ];
    expect(marks({ level: 2, subclasses })).toEqual([
      [
        '/subclasses/0',
        'A Wizard has a subclass from level 3. This character has Wizard level 2, so Evoker does not count yet.',
      ],
      [
        '/subclasses/1',
        'A Cleric has a subclass from level 3. This character has no Cleric levels, so Life Domain does not count yet.',
      ],
    ]);
  });

  it('mark scores outside of the range', () => {
    const abilities = { ...wizard.abilities, str: 1, cha: 30 };
    const overrides = [{ target: 'dex' as const, value: 99, reason: '' }];
    expect(marks({ abilities, overrides }).map(([path]) => path)).toEqual([
      '/abilities/str',
      '/abilities/cha',
      '/overrides/0/value',
    ]);
  });

  it('mark an option that the species does not have', () => {
    expect(marks({ speciesOption: 'Drow' })).toEqual([
      [
        '/speciesOption',
        '“Drow” is not an option of the species Orc. The rules of this species have no options.',
      ],
    ]);
    expect(marks({ species: 'elf', speciesOption: 'Drow' })).toEqual([]);
  });

  it('mark experience points that are too few', () => {
    expect(marks({ advancement: 'experience', experience: 300 })).toEqual([
      ['/experience', 'Level 5 needs 6500 experience points; this character has 300.'],
    ]);
  });
});

describe('spells', () => {
  it('mark too many cantrips and prepared spells', () => {
    const cantrips = ['light', 'mending', 'fire-bolt', 'message', 'mage-hand'];
    const prepared = Array.from({ length: 10 }, () => spell('fireball', 3));
    const spells = [...cantrips.map((key) => spell(key, 0)), ...prepared];
    expect(marks({ spells })).toEqual([
      ['/spells', 'A Wizard of level 5 has 4 cantrips; 5 are chosen.'],
      ['/spells', 'A Wizard of level 5 has 9 prepared spells; 10 are chosen.'],
    ]);
  });

  it('count no spells of the spellbook that are not prepared', () => {
    const spells = Array.from({ length: 30 }, () => spell('fireball', 3, { prepared: false }));
    expect(marks({ spells })).toEqual([]);
  });

  it('mark a spell of another class, of too high a level, and of a class without levels', () => {
    const spells = [
      spell('cure-wounds', 1),
      spell('wish', 9),
      spell('bless', 1, { class: 'cleric' }),
      // A homebrew spell is in no list.
      spell('x', 1, { key: null, name: 'Cure Wounds of our table' }),
    ];
    expect(marks({ spells })).toEqual([
      ['/spells/0', 'cure-wounds is not in the spell list of the Wizard.'],
      [
        '/spells/1',
        'A Wizard of level 5 prepares spells up to level 3; wish is a spell of level 9.',
      ],
      [
        '/spells/2/class',
        'This character has no Cleric levels, and so no Cleric spells such as bless.',
      ],
    ]);
  });

  it('let a warlock have one spell of each level of Mystic Arcanum', () => {
    const warlock = { class: 'warlock' as const, level: 13 };
    const of = (key: string, level: number) => spell(key, level, { class: 'warlock' });
    expect(
      marks({ ...warlock, skills: [], spells: [of('eyebite', 6), of('etherealness', 7)] }),
    ).toEqual([]);
    const spells = [of('eyebite', 6), of('true-seeing', 6), of('demiplane', 8)];
    expect(marks({ ...warlock, skills: [], spells }).map(([path]) => path)).toEqual([
      '/spells/1',
      '/spells/2',
    ]);
  });

  it('let Pact of the Tome add three cantrips and two rituals of any list', () => {
    const of = (key: string, level: number, ritual = false) => ({
      ...spell(key, level, { class: 'warlock' }),
      facts: { level, ritual },
    });
    const feats = [option('Pact of the Tome', 'warlock', 1)];
    const warlock = { class: 'warlock' as const, level: 1, skills: [], feats };
    const legal = [
      of('eldritch-blast', 0),
      of('minor-illusion', 0),
      of('guidance', 0),
      of('druidcraft', 0),
      of('light', 0),
      of('hex', 1),
      of('charm-person', 1),
      of('find-familiar', 1, true),
      of('identify', 1, true),
    ];
    expect(marks({ ...warlock, spells: legal })).toEqual([]);
    const more = [...legal, of('thaumaturgy', 0), of('alarm', 1, true)];
    expect(marks({ ...warlock, spells: more }).map(([path]) => path)).toEqual([
      '/spells',
      '/spells',
      '/spells/9',
      '/spells/10',
    ]);
    const without = marks({ ...warlock, feats: [], spells: legal }).map(([path]) => path);
    expect(without).toContain('/spells/2');
    expect(without).toContain('/spells/7');
  });

  it('let Pact of the Chain always prepare Find Familiar', () => {
    const feats = [option('Pact of the Chain', 'warlock', 1)];
    const spells = ['hex', 'charm-person', 'find-familiar'].map((key) =>
      spell(key, 1, { class: 'warlock' }),
    );
    const warlock = { class: 'warlock' as const, level: 1, skills: [], spells };
    expect(marks({ ...warlock, feats })).toEqual([]);
    expect(marks(warlock).map(([path]) => path)).toEqual(['/spells', '/spells/2']);
  });

  it('let the discoveries of a bard of the College of Lore be cantrips or prepared spells', () => {
    const lore = {
      class: 'bard' as const,
      level: 6,
      skills: [],
      subclasses: [{ class: 'bard' as const, name: 'College of Lore' }],
    };
    const of = (count: number, level: number) =>
      Array.from({ length: count }, (_, index) =>
        spell('x', level, { class: 'bard', key: null, name: `Song ${index} of ${level}` }),
      );
    const counts = (cantrips: number, prepared: number) =>
      marks({ ...lore, spells: [...of(cantrips, 0), ...of(prepared, 1)] }).length;
    expect([counts(3, 12), counts(4, 11), counts(5, 10)]).toEqual([0, 0, 0]);
    expect([counts(3, 13), counts(4, 12), counts(6, 10)]).toEqual([1, 1, 1]);
  });

  it('let a bard of level 10 have spells of other lists, and a druid those of the land', () => {
    const bard = { class: 'bard' as const, skills: [] };
    const spells = [spell('fireball', 3, { class: 'bard' })];
    expect(marks({ ...bard, level: 9, spells }).map(([path]) => path)).toEqual(['/spells/0']);
    expect(marks({ ...bard, level: 10, spells })).toEqual([]);
    const druid = {
      class: 'druid' as const,
      skills: [],
      subclasses: [{ class: 'druid' as const, name: 'Circle of the Land' }],
      spells: [spell('fireball', 3, { class: 'druid' })],
    };
    expect(marks(druid).map(([path]) => path)).toEqual(['/spells/0']);
    expect(marks({ ...druid, feats: [option('Arid', 'druid', 3)] })).toEqual([]);
  });
});

describe('feats', () => {
  it('mark a feat without its prerequisite', () => {
    const abilities = { ...wizard.abilities, str: 12, dex: 10 };
    const increases = [{ ability: 'str', amount: 1 }];
    expect(marks({ abilities, feats: [feat('grappler', { increases })] })).toEqual([
      [
        '/feats/0',
        'grappler needs Strength or Dexterity of at least 13, before the increase that it gives.',
      ],
    ]);
    expect(marks({ feats: [feat('defense')] })).toEqual([
      ['/feats/0', 'defense needs the feature Fighting Style, which this character does not have.'],
    ]);
    const boon = feat('boon-of-fate', { increases: [{ ability: 'int', amount: 1 }] });
    expect(marks({ feats: [boon] })).toEqual([
      ['/feats/0', 'boon-of-fate needs level 19; this character has level 5.'],
    ]);
  });

  it('mark a feat at a level that gives none, and a second one at a level that gives one', () => {
    expect(marks({ feats: [{ ...improvement, level: 3 }] })).toEqual([
      ['/feats/0', 'Wizard level 3 gives no feat, so nothing gives ability-score-improvement.'],
    ]);
    expect(marks({ feats: [improvement, feat('skilled')] })).toEqual([
      ['/feats/1', 'Wizard level 4 gives 1 feat, so nothing gives skilled.'],
    ]);
  });

  it('mark a feat that is not a Fighting Style at a level that gives one', () => {
    const fighter = { class: 'fighter' as const, skills: [], level: 1 };
    const feats = [feat('skilled', { class: 'fighter', level: 1 })];
    expect(marks({ ...fighter, feats })).toEqual([
      ['/feats/0', 'Fighter level 1 gives 1 Fighting Style feat, so nothing gives skilled.'],
    ]);
    expect(marks({ ...fighter, feats: [feat('archery', { class: 'fighter', level: 1 })] })).toEqual(
      [],
    );
  });

  it('mark a feat of a level that the character no longer has', () => {
    expect(marks({ level: 3, feats: [improvement] })).toEqual([
      [
        '/feats/0',
        'ability-score-improvement comes with Wizard level 4; this character has Wizard level 3, so it does not count.',
      ],
    ]);
    expect(marks({ feats: [{ ...improvement, class: 'bard' }] }).map(([path]) => path)).toEqual([
      '/feats/0',
    ]);
  });

  it('mark increases that a feat does not give, or that have no effect', () => {
    expect(marks({ feats: [{ ...improvement, increases: [] }] })).toEqual([
      [
        '/feats/0/increases',
        'ability-score-improvement raises one score by 2, or two scores by 1.',
      ],
    ]);
    const abilities = { ...wizard.abilities, int: 20 };
    expect(marks({ abilities, feats: [improvement] })).toEqual([
      [
        '/feats/0/increases/0',
        'ability-score-improvement raises no score above 20, so Intelligence stays.',
      ],
    ]);
  });

  it('mark a feat that is taken twice, but not one that can be repeated', () => {
    const origin = { class: null, level: 1 };
    const feats = [feat('alert', origin), feat('alert', origin), feat('magic-initiate', origin)];
    expect(marks({ feats })).toEqual([
      ['/feats/1', 'alert can be taken once, and this character has it already.'],
    ]);
    expect(marks({ background: 'criminal', feats: [feat('alert', origin)] }).length).toBe(1);
  });

  it('mark options of a feature that are more than the level gives', () => {
    const sorcerer = { class: 'sorcerer' as const, level: 3, skills: [] };
    const feats = ['Careful Spell', 'Distant Spell', 'Subtle Spell'].map((name) =>
      option(name, 'sorcerer', 2),
    );
    expect(marks({ ...sorcerer, feats: feats.slice(1) })).toEqual([]);
    expect(marks({ ...sorcerer, feats })).toEqual([
      ['/feats/2', 'Sorcerer level 2 gives 2 choices of Metamagic, so nothing gives Subtle Spell.'],
    ]);
  });

  it('keep a homebrew feat at a level that gives one', () => {
    expect(marks({ feats: [feat('x', { key: null, name: 'Tide Sense' })] })).toEqual([]);
  });
});

describe('skills', () => {
  it('mark those that nothing gives, and move those that fit in several places', () => {
    expect(marks({ skills: ['insight', 'medicine', 'nature'] })).toEqual([
      [
        '/skills/2',
        'Nothing gives Nature. This character chooses skills: 2 of its list (Wizard skills).',
      ],
    ]);
    // Stealth can only be the free choice of a human, which insight has taken first.
    expect(marks({ species: 'human', skills: ['insight', 'medicine', 'stealth'] })).toEqual([]);
    expect(marks({ species: 'human', skills: ['stealth', 'athletics'] }).length).toBe(1);
    // The skills of the background do not count.
    expect(marks({ skills: ['arcana', 'history', 'insight', 'medicine'] })).toEqual([]);
  });

  it('mark Expertise without proficiency, and too much of it', () => {
    const rogue = { class: 'rogue' as const, level: 1, skills: ['stealth', 'deception'] as const };
    expect(marks({ ...rogue, expertise: ['stealth', 'athletics'] })).toEqual([
      [
        '/expertise/1',
        'Expertise needs proficiency. This character has none in Athletics, so it adds nothing.',
      ],
    ]);
    expect(marks({ ...rogue, expertise: ['stealth', 'deception', 'arcana'] })).toEqual([
      ['/expertise', 'The classes of this character give Expertise in 2 skills; 3 are chosen.'],
    ]);
  });
});

describe('items', () => {
  const of = (changes: Partial<CharacterChoices>) =>
    marks({ class: 'fighter', skills: [], ...changes });

  it('mark a second armor, a second shield and a fourth attuned item', () => {
    const ring = (name: string) => seedItem({ name, attuned: true, needsAttunement: true });
    const items = [
      armorItem('2024#chain-mail'),
      armorItem('2024#plate-armor'),
      armorItem('2024#shield'),
      armorItem('2024#shield'),
      ...['Ring', 'Cloak', 'Wand', 'Rod'].map((name) => ring(name)),
    ];
    expect(of({ items }).map(([path]) => path)).toEqual([
      '/items/1/equipped',
      '/items/3/equipped',
      '/items/7/attuned',
    ]);
    const inPack = items.map((item) => ({ ...item, equipped: false, attuned: false }));
    expect(of({ items: inPack })).toEqual([]);
  });

  it('mark armor and shields without training', () => {
    const items = [armorItem('2024#chain-mail'), armorItem('2024#shield')];
    expect(marks({ items })).toEqual([
      [
        '/items/0/equipped',
        'This character is not trained with heavy armor. In Chain Mail, it has Disadvantage on rolls with Strength and Dexterity and cannot cast spells.',
      ],
      [
        '/items/1/equipped',
        'This character is not trained with Shields, so Shield adds nothing to the Armor Class.',
      ],
    ]);
    expect(of({ items })).toEqual([]);
  });
});
