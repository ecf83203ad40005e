import {
  abilityScoreImprovement,
  epicBoon,
  evasion,
  extraAttack,
  withParts,
} from './several-classes.ts';

/** What the features of a monk do, in our own words. The facts are from SRD 5.2.1. */
export const monk: Readonly<Record<string, string>> = {
  'Martial Arts': withParts(
    'Monk weapons are Simple melee weapons, and Martial melee weapons with the Light property. While you are unarmed or hold only Monk weapons, without armor and Shield:',
    {
      'Bonus strike': 'A Bonus Action gives you one Unarmed Strike.',
      'Martial Arts die':
        'Unarmed Strikes and Monk weapons can deal 1d6 instead of their own dice, 1d8 from level 5, 1d10 from level 11, 1d12 from level 17.',
      Dexterity:
        'It can replace Strength in their attack and damage rolls, and in the DC of your grapples and shoves.',
    },
  ),
  'Unarmored Defense':
    'Without armor and Shield, your AC is 10 + Dexterity modifier + Wisdom modifier.',
  'Monk’s Focus': withParts(
    'You have as many Focus Points as monk levels; features such as these use them. All come back after a Short or Long Rest. Saves against these features have DC 8 + Wisdom modifier + Proficiency Bonus.',
    {
      'Flurry of Blows': '1 point: 2 Unarmed Strikes as a Bonus Action (3 from level 10).',
      'Patient Defense': 'Disengage as a Bonus Action; for 1 point also Dodge.',
      'Step of the Wind':
        'Dash as a Bonus Action; for 1 point also Disengage, and you jump twice as far in this turn.',
    },
  ),
  'Unarmored Movement':
    'Without armor and Shield, your Speed is 10 feet higher: 15 from level 6, 20 from level 10, 25 from level 14, 30 from level 18.',
  'Uncanny Metabolism':
    'Once per Long Rest, when you roll Initiative, you can take back all spent Focus Points. You then also regain your monk level plus one roll of the Martial Arts die in Hit Points.',
  'Deflect Attacks':
    'When you are hit by an attack that deals Bludgeoning, Piercing or Slashing damage, a Reaction lowers its whole damage by 1d10 + Dexterity modifier + monk level. If nothing is left, 1 Focus Point turns the force on another creature that you see: within 5 feet after a melee attack, within 60 feet and not behind Total Cover after a ranged one. It makes a Dexterity save or takes two rolls of your Martial Arts die + Dexterity modifier, of the type of the attack.',
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Slow Fall': 'When you fall, a Reaction takes 5 per monk level off the damage of the fall.',
  'Extra Attack': extraAttack,
  'Stunning Strike':
    'Once per turn, after a hit with an Unarmed Strike or a Monk weapon, you can spend 1 Focus Point. The target makes a Constitution save. If it fails, it is Stunned until your next turn starts. If it succeeds, its Speed is halved for that time, and the next attack roll against it has Advantage.',
  'Empowered Strikes':
    'Your Unarmed Strikes can deal Force damage in place of their usual type, each time as you like.',
  Evasion: evasion,
  'Acrobatic Movement':
    'Without armor and Shield, you can move up walls and over water on your turn, and do not fall as long as you are moving.',
  'Heightened Focus': withParts('What you spend Focus Points on becomes stronger.', {
    'Flurry of Blows': 'It has 3 Unarmed Strikes for 1 point.',
    'Patient Defense':
      'If you spend the point, you get two rolls of your Martial Arts die in temporary Hit Points.',
    'Step of the Wind':
      'If you spend the point, a willing creature within 5 feet, Large or smaller, can come with you until your turn ends, without Opportunity Attacks against it.',
  }),
  'Self-Restoration':
    'When one of your turns ends, you can rid yourself of one of three conditions: Charmed, Frightened or Poisoned. You get no Exhaustion from going without food and drink.',
  'Deflect Energy': 'Deflect Attacks works against attacks with every type of damage.',
  'Disciplined Survivor':
    'You are proficient in all saves. After a failed save, 1 Focus Point lets you roll again; the new roll counts.',
  'Perfect Focus':
    'If you roll Initiative with 3 Focus Points or fewer and do not use Uncanny Metabolism, you have 4.',
  'Superior Defense':
    'When your turn starts, you can spend 3 Focus Points: for 1 minute, or until you are Incapacitated, you have Resistance to every type of damage other than Force.',
  'Epic Boon': epicBoon('Boon of Irresistible Offense'),
  'Body and Mind': 'Dexterity and Wisdom both rise by 4. For you, their limit is 25.',

  'Warrior of the Open Hand':
    'These monks master the fight without weapons: their blows push and trip, and their breath heals them. The subclass has features at levels 3, 6, 11 and 17.',
  'Open Hand Technique': withParts('Each hit of your Flurry of Blows can have one effect.', {
    Addle: 'The target makes no Opportunity Attacks until its next turn starts.',
    Push: 'It makes a Strength save, or you push it up to 15 feet away.',
    Topple: 'It makes a Dexterity save or falls Prone.',
  }),
  'Wholeness of Body':
    'As a Bonus Action you roll your Martial Arts die and regain the result + Wisdom modifier Hit Points, at least 1. Per Long Rest you have as many uses as your Wisdom modifier, at least 1.',
  'Fleet Step': 'After any other Bonus Action, you can at once use Step of the Wind as well.',
  'Quivering Palm':
    'After a hit with an Unarmed Strike you can spend 4 Focus Points: harmless vibrations stay in the target for as many days as your monk level. An action of yours, or one attack of your Attack action, sets them free if you are on the same plane: the target makes a Constitution save and takes 10d12 Force damage, half on a success. Only one creature at a time can have them. You can also let them fade, without an action.',
};
