import { abilityScoreImprovement, epicBoon, spellcasting, withParts } from './several-classes.ts';

const orders = {
  Magician:
    'You know 1 more druid cantrip. Your Wisdom modifier (at least +1) adds to your Intelligence checks of Arcana and Nature.',
  Warden: 'You are proficient with Martial weapons and trained in Medium armor.',
};

const furies = {
  'Potent Spellcasting':
    'Your druid cantrips deal your Wisdom modifier in extra damage. From level 15, those with a range of at least 10 feet reach 300 feet farther.',
  'Primal Strike':
    'On each of your turns, one hit with a weapon or with an attack of your Beast form can deal 1d8 more damage (2d8 from level 15): Cold, Fire, Lightning or Thunder, as you choose at the hit.',
};

const land = (first: string, fifth: string, seventh: string, ninth: string, ward: string): string =>
  `From level 3 ${first}, from level 5 ${fifth}, from level 7 ${seventh} and from level 9 ${ninth} are prepared. From level 10, Nature’s Ward gives Resistance to ${ward} damage.`;

const lands = {
  Arid: land('Blur, Burning Hands and Fire Bolt', 'Fireball', 'Blight', 'Wall of Stone', 'Fire'),
  Polar: land(
    'Fog Cloud, Hold Person and Ray of Frost',
    'Sleet Storm',
    'Ice Storm',
    'Cone of Cold',
    'Cold',
  ),
  Temperate: land(
    'Misty Step, Shocking Grasp and Sleep',
    'Lightning Bolt',
    'Freedom of Movement',
    'Tree Stride',
    'Lightning',
  ),
  Tropical: land(
    'Acid Splash, Ray of Sickness and Web',
    'Stinking Cloud',
    'Polymorph',
    'Insect Plague',
    'Poison',
  ),
};

/** What the features of a druid do, in our own words. The facts are from SRD 5.2.1. */
export const druid: Readonly<Record<string, string>> = {
  Spellcasting: spellcasting({
    class: 'druid',
    ability: 'Wisdom',
    cantrips: '2 (3 from level 4, 4 from level 10). At each druid level you can exchange one.',
    prepared:
      '4 at level 1, and more with each level up to 22, all of levels for which you have slots. After a Long Rest you can choose all of them again.',
    focus: 'A Druidic Focus, such as a wooden staff.',
  }),
  Druidic:
    'You know Druidic, the language of the druids, and Speak with Animals is always prepared. You can leave hidden messages in Druidic: those who know it notice them at once. Others notice them with an Intelligence (Investigation) check of DC 15, but cannot read them without magic.',
  'Primal Order': withParts('You choose how you serve.', orders),
  ...orders,
  'Wild Shape': withParts(
    'As a Bonus Action you become a Beast whose form you know, for half your druid level in hours. It ends early with another Bonus Action, with a new use, or if you die or are Incapacitated. You have 2 uses (3 from level 6, 4 from level 17); a Short Rest gives back 1, a Long Rest all.',
    {
      Forms:
        '4 forms with a Challenge Rating up to 1/4 and no Fly Speed; from level 4, 6 forms up to 1/2; from level 8, 8 forms up to 1, also flying ones. After a Long Rest you can exchange one.',
      Numbers:
        'Those of the Beast replace yours, but you keep your creature type, Hit Point Dice and Hit Points, Intelligence, Wisdom and Charisma, features, languages, feats and proficiencies. Where both of you have a bonus for a skill or save, the higher one counts. You also get your druid level in temporary Hit Points.',
      'Mind and magic':
        'You remain yourself and can speak, but not cast spells. Concentration and earlier spells go on.',
      Equipment:
        'It falls down, becomes part of the form without effect, or is worn if the GM finds that the form can wear it. You hold things only as well as its limbs can.',
    },
  ),
  'Wild Companion':
    'With the Magic action, and a use of Wild Shape or a spell slot, you cast Find Familiar without materials. The familiar is a Fey and stays until your next Long Rest is over.',
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Wild Resurgence':
    'If no use of Wild Shape is left, a spell slot gives you 1 use, once on each of your turns. The other way round, 1 use gives you a level 1 slot, once per Long Rest. Neither takes an action.',
  'Elemental Fury': withParts('You choose one of two.', furies),
  ...furies,
  'Improved Elemental Fury': withParts('Your choice for Elemental Fury becomes stronger.', {
    'Potent Spellcasting':
      'Druid cantrips with a range of at least 10 feet reach 300 feet farther.',
    'Primal Strike': 'Its extra damage is 2d8 instead of 1d8.',
  }),
  'Beast Spells':
    'You can cast spells in the forms of Wild Shape, but none whose materials have a price or are used up.',
  'Epic Boon': epicBoon('Boon of Dimensional Travel'),
  Archdruid: withParts('Nature never leaves you.', {
    'Evergreen Wild Shape': 'If you roll Initiative without a use of Wild Shape, you get 1 back.',
    'Nature Magician':
      'Once per Long Rest, without an action, uses of Wild Shape become one spell slot. Each counts for 2 levels: 2 uses make a slot of level 4.',
    Longevity: 'In 10 years your body ages by 1.',
  }),

  'Circle of the Land':
    'Druids of this circle draw spells from the land around them, and heal and harm with its plants. The circle has features at levels 3, 6, 10 and 14.',
  'Circle of the Land Spells': withParts(
    'After each Long Rest you choose a land. Its spells for your druid level and lower are prepared until you choose again.',
    lands,
  ),
  ...lands,
  'Land’s Aid':
    'With the Magic action and a use of Wild Shape you choose a point within 60 feet. In a 10-foot-radius Sphere around it, those you choose make a Constitution save and take 2d6 Necrotic damage, half on a success. One creature there, also of your choice, regains 2d6 Hit Points. From level 10 both are 3d6, from level 14 4d6.',
  'Natural Recovery':
    'Once per Long Rest you cast a spell of your circle without a slot. Also once per Long Rest, at the end of a Short Rest, you get spent slots back: together up to half your druid level (rounded up), none above level 5.',
  'Nature’s Ward':
    'You cannot be Poisoned. The land that you chose gives you a Resistance: arid Fire, polar Cold, temperate Lightning, tropical Poison.',
  'Nature’s Sanctuary':
    'With the Magic action and a use of Wild Shape, ghostly trees and vines rise from ground within 120 feet and fill a 15-foot Cube. They stay for 1 minute, unless you die or are Incapacitated. You and your allies have Half Cover there, and your allies also the Resistance of Nature’s Ward. A Bonus Action moves the Cube by up to 60 feet; it must stay within 120 feet of you, on the ground.',
};
