import { abilityScoreImprovement, epicBoon, extraAttack, withParts } from './several-classes.ts';

/** What the features of a barbarian do, in our own words. The facts are from SRD 5.2.1. */
export const barbarian: Readonly<Record<string, string>> = {
  Rage: withParts(
    'As a Bonus Action you start to rage, if you wear no Heavy armor. You have 2 uses (3 from level 3, 4 from level 6, 5 from level 12, 6 from level 17); a Short Rest gives back 1, a Long Rest all. While you rage:',
    {
      Resistance: 'You take half of all Bludgeoning, Piercing and Slashing damage.',
      Damage:
        'Attacks with Strength, armed or unarmed, deal 2 more damage (3 from level 9, 4 from level 16).',
      Strength: 'Your Strength checks and Strength saves have Advantage.',
      Magic: 'You cannot cast spells or keep up Concentration.',
      Duration:
        'The Rage ends with your next turn, unless in that turn you attack an enemy, make an enemy roll a save, or spend a Bonus Action on it. Each of these extends it by one round, up to 10 minutes. It ends at once if you put on Heavy armor or are Incapacitated.',
    },
  ),
  'Unarmored Defense':
    'Without armor, your AC is 10 + Dexterity modifier + Constitution modifier. A Shield still adds to it.',
  'Weapon Mastery':
    'Choose 2 kinds of Simple or Martial melee weapons (3 from level 4, 4 from level 10): you can use their mastery properties, such as Cleave or Topple. After each Long Rest you can exchange one kind for another.',
  'Danger Sense': 'Your Dexterity saves have Advantage, except while you are Incapacitated.',
  'Reckless Attack':
    'With the first attack roll of your turn you can choose to attack recklessly. Until your next turn starts, your attack rolls with Strength have Advantage, and so do all attack rolls against you.',
  'Primal Knowledge':
    'You are proficient in one more skill from the list of the class. While you rage, you can use Strength for checks of Acrobatics, Intimidation, Perception, Stealth and Survival.',
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Extra Attack': extraAttack,
  'Fast Movement': 'Your Speed is 10 feet higher as long as you wear no Heavy armor.',
  'Feral Instinct': 'You roll Initiative with Advantage.',
  'Instinctive Pounce':
    'The Bonus Action that starts your Rage also lets you move by up to half your Speed.',
  'Brutal Strike': withParts(
    'When you attack recklessly, you can give up the Advantage of one attack with Strength on your turn, if its roll has no Disadvantage. If it hits, it deals 1d10 more damage of its own type (2d10 from level 17), and you choose one effect.',
    {
      'Forceful Blow':
        'You push the target 15 feet straight away. Then you can follow it in a straight line by up to half your Speed, without Opportunity Attacks.',
      'Hamstring Blow':
        'Until your next turn starts, the target is 15 feet slower. Several such blows do not add up.',
    },
  ),
  'Improved Brutal Strike': withParts(
    'At level 13 you can choose from two further effects of Brutal Strike. At level 17 its extra damage becomes 2d10, and one hit can have two different effects.',
    {
      'Staggering Blow':
        'The target has Disadvantage on its next save, and it makes no Opportunity Attacks until your next turn starts.',
      'Sundering Blow':
        'The next attack roll that someone else makes against the target before your next turn gets +5, once per roll.',
    },
  ),
  'Relentless Rage':
    'When you drop to 0 Hit Points in a Rage and are not killed outright, you can make a Constitution save of DC 10. On a success you have twice your barbarian level in Hit Points instead. The DC rises by 5 with each use and is 10 again after a Short or Long Rest.',
  'Persistent Rage':
    'Once per Long Rest, when you roll Initiative, you can take back all spent uses of Rage. Your Rage now lasts 10 minutes by itself; only falling Unconscious or putting on Heavy armor ends it early.',
  'Indomitable Might':
    'Your Strength checks and Strength saves never come to less than your Strength score.',
  'Epic Boon': epicBoon('Boon of Irresistible Offense'),
  'Primal Champion': 'Strength and Constitution both rise by 4. For you, their limit is 25.',

  'Path of the Berserker':
    'Berserkers put all of their Rage into the attack: more damage, no fear, and a blow for each blow. The path has features at levels 3, 6, 10 and 14.',
  Frenzy:
    'If you attack recklessly while you rage, the first target that you hit on your turn with an attack with Strength takes as many d6 more damage as your Rage damage: 2d6, from level 9 3d6, from level 16 4d6. Its type is that of the attack.',
  'Mindless Rage':
    'You cannot be Charmed or Frightened while you rage. The start of a Rage also ends both conditions on you.',
  Retaliation:
    'When a creature within 5 feet damages you, you can answer with a Reaction: one melee attack against it, armed or unarmed.',
  'Intimidating Presence':
    'As a Bonus Action you frighten those you choose within 30 feet: each makes a Wisdom save (DC 8 + Strength modifier + Proficiency Bonus) or is Frightened for 1 minute. Whenever one of its turns ends, it repeats the save. You can do this once per Long Rest, and again for a use of Rage that you give up.',
};
