import {
  abilityScoreImprovement,
  alwaysPrepared,
  epicBoon,
  extraAttack,
  spellcasting,
  weaponMastery,
  withParts,
} from './several-classes.ts';

/** What the features of a paladin do, in our own words. The facts are from SRD 5.2.1. */
export const paladin: Readonly<Record<string, string>> = {
  'Lay On Hands':
    'You have a pool of 5 Hit Points per paladin level, full again after a Long Rest. As a Bonus Action you touch someone, or yourself, and give as many of them as you like. 5 points of the pool can also end the Poisoned condition; they heal nothing.',
  Spellcasting: spellcasting({
    class: 'paladin',
    ability: 'Charisma',
    prepared:
      '2 at level 1, up to 15 at level 19, all of levels for which you have slots. After a Long Rest you can exchange one.',
    focus: 'A Holy Symbol.',
  }),
  'Weapon Mastery': weaponMastery,
  'Fighting Style':
    'You have a Fighting Style feat of your choice, or instead Blessed Warrior: 2 cleric cantrips, cast with Charisma.',
  'Blessed Warrior':
    'You know 2 cleric cantrips. They are paladin spells for you and use Charisma. At each paladin level you can exchange one of them.',
  'Paladin’s Smite':
    'Divine Smite is always prepared, and once per Long Rest you cast it without a slot.',
  'Channel Divinity': withParts(
    'You have 2 uses (3 from level 11); a Short Rest gives back 1, a Long Rest all. Each use is one effect of your choice, against your spell save DC. Abjure Foes and your subclass add effects.',
    {
      'Divine Sense':
        'A Bonus Action opens your senses for 10 minutes, or until you are Incapacitated. You know where within 60 feet there are Celestials, Fiends and Undead, and which of these each one is. You also notice places and objects there that are consecrated or desecrated, as by Hallow.',
    },
  ),
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Extra Attack': extraAttack,
  'Faithful Steed':
    'Find Steed is always prepared, and once per Long Rest you cast it without a slot.',
  'Aura of Protection':
    'You and your allies within 10 feet (30 feet from level 18) add your Charisma modifier, at least +1, to saves. The aura is off while you are Incapacitated. Two such auras do not add up: a creature in both chooses one.',
  'Abjure Foes':
    'With the Magic action and a use of Channel Divinity you raise your Holy Symbol or weapon against creatures that you see within 60 feet, as many as your Charisma modifier, at least 1. Each makes a Wisdom save or is Frightened for 1 minute, or until it takes damage. For that time, each of its turns has only one of these: movement, an action or a Bonus Action.',
  'Aura of Courage':
    'You and your allies cannot be Frightened within your Aura of Protection. Allies who come in Frightened do not feel it there.',
  'Radiant Strikes': 'Hits with melee weapons and Unarmed Strikes deal 1d8 more Radiant damage.',
  'Restoring Touch':
    'Lay On Hands can also end other conditions: Blinded, Charmed, Deafened, Frightened, Paralyzed and Stunned. Each one takes 5 points of the pool, which heal nothing.',
  'Aura Expansion': 'Your Aura of Protection, and what else it does, reaches 30 feet.',
  'Epic Boon': epicBoon('Boon of Truesight'),

  'Oath of Devotion':
    'Paladins of this oath keep their word, protect the weak and want to be an example. It has features at levels 3, 7, 15 and 20, and spells up to level 17.',
  'Oath of Devotion Spells': alwaysPrepared({
    3: 'Shield of Faith, Protection from Evil and Good',
    5: 'Aid, Zone of Truth',
    9: 'Beacon of Hope, Dispel Magic',
    13: 'Freedom of Movement, Guardian of Faith',
    17: 'Commune, Flame Strike',
  }),
  'Sacred Weapon':
    'With the Attack action, a use of Channel Divinity fills a melee weapon in your hand with light for 10 minutes. Its attack rolls add your Charisma modifier, at least +1, and each hit deals Radiant damage or its own type, as you like. It gives Bright Light for 20 feet and Dim Light for 20 feet more. It ends early if you want, use the feature again or do not carry the weapon any more.',
  'Aura of Devotion':
    'You and your allies cannot be Charmed within your Aura of Protection. Allies who come in Charmed do not feel it there.',
  'Smite of Protection':
    'When you cast Divine Smite, your Aura of Protection gives you and your allies Half Cover until your next turn starts.',
  'Holy Nimbus': withParts(
    'As a Bonus Action you fill your Aura of Protection with holy power for 10 minutes, unless you end it. You can do this once per Long Rest, and again for a level 5 spell slot.',
    {
      'Holy Ward': 'Your saves have Advantage if a Fiend or an Undead forces them on you.',
      'Radiant damage':
        'Enemies that start a turn in the aura take Charisma modifier + Proficiency Bonus Radiant damage.',
      Sunlight: 'The whole aura is Bright Light, and this light is sunlight.',
    },
  ),
};
