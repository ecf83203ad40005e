import {
  abilityScoreImprovement,
  alwaysPrepared,
  epicBoon,
  spellcasting,
  withParts,
} from './several-classes.ts';

const orders = {
  Protector: 'You are proficient with Martial weapons and trained in Heavy armor.',
  Thaumaturge:
    'You know 1 more cleric cantrip. Your Wisdom modifier (at least +1) adds to your Intelligence checks of Arcana and Religion.',
};

const strikes = {
  'Divine Strike':
    'On each of your turns, one hit with a weapon can deal 1d8 more damage (2d8 from level 14), Necrotic or Radiant as you like.',
  'Potent Spellcasting':
    'Your cleric cantrips deal your Wisdom modifier in extra damage. From level 14, one that damages a creature can also give you or someone within 60 feet temporary Hit Points: twice that modifier.',
};

/** What the features of a cleric do, in our own words. The facts are from SRD 5.2.1. */
export const cleric: Readonly<Record<string, string>> = {
  Spellcasting: spellcasting({
    class: 'cleric',
    ability: 'Wisdom',
    cantrips: '3 (4 from level 4, 5 from level 10). At each cleric level you can exchange one.',
    prepared:
      '4 at level 1, and more with each level up to 22, all of levels for which you have slots. After a Long Rest you can choose all of them again.',
    focus: 'A Holy Symbol.',
  }),
  'Divine Order': withParts('You choose how you serve.', orders),
  ...orders,
  'Channel Divinity': withParts(
    'You have 2 uses (3 from level 6, 4 from level 18); a Short Rest gives back 1, a Long Rest all. Each use is one effect of your choice, against your spell save DC. Your subclass can add effects.',
    {
      'Divine Spark':
        'With the Magic action you aim your Holy Symbol at another creature that you see within 30 feet and roll 1d8 + Wisdom modifier (2d8 from level 7, 3d8 from level 13, 4d8 from level 18). Either it regains the total in Hit Points, or it makes a Constitution save and takes the total as Necrotic or Radiant damage, half on a success.',
      'Turn Undead':
        'With the Magic action you drive off Undead within 30 feet, as many as you choose: each makes a Wisdom save or is Frightened and Incapacitated for 1 minute and flees from you. It is over for one that takes damage, and for all if you die or are Incapacitated.',
    },
  ),
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Sear Undead':
    'With Turn Undead you can roll as many d8 as your Wisdom modifier (at least 1). Each Undead that fails its save takes the total as Radiant damage, and still flees.',
  'Blessed Strikes': withParts('You choose one of two.', strikes),
  ...strikes,
  'Divine Intervention':
    'Once per Long Rest, with the Magic action, you cast a spell from the cleric list, of level 5 or lower, prepared or not, without a slot and without materials. It cannot be one that takes a Reaction.',
  'Improved Blessed Strikes': withParts('Your choice for Blessed Strikes becomes stronger.', {
    'Divine Strike': 'Its extra damage is 2d8 instead of 1d8.',
    'Potent Spellcasting':
      'When a cleric cantrip of yours damages a creature, you or someone within 60 feet can get temporary Hit Points: twice your Wisdom modifier.',
  }),
  'Epic Boon': epicBoon('Boon of Fate'),
  'Greater Divine Intervention':
    'Divine Intervention can also cast Wish. After a Wish, 2d4 Long Rests must pass before you can use it again.',

  'Life Domain':
    'Clerics of this domain heal better than anyone. It has features at levels 3, 6 and 17, and spells up to level 9.',
  'Disciple of Life':
    'When a spell that you cast with a slot heals someone, it gives 2 + the level of the slot more Hit Points, on the turn of the casting.',
  'Life Domain Spells': alwaysPrepared({
    3: 'Aid, Bless, Cure Wounds, Lesser Restoration',
    5: 'Mass Healing Word, Revivify',
    7: 'Aura of Life, Death Ward',
    9: 'Greater Restoration, Mass Cure Wounds',
  }),
  'Preserve Life':
    'With the Magic action and a use of Channel Divinity you divide 5 Hit Points per cleric level among Bloodied creatures within 30 feet, yourself included. This brings nobody above half of the Hit Point maximum.',
  'Blessed Healer':
    'Right after a spell that you cast with a slot has given Hit Points to someone else, you regain 2 + the level of the slot.',
  'Supreme Healing':
    'Your healing with spells and Channel Divinity needs no dice: each die counts with its highest number.',
};
