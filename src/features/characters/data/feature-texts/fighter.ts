import { abilityScoreImprovement, epicBoon, extraAttack } from './several-classes.ts';

/** What the features of a fighter do, in our own words. The facts are from SRD 5.2.1. */
export const fighter: Readonly<Record<string, string>> = {
  'Fighting Style':
    'You have a Fighting Style feat, for example Defense. At each fighter level you can exchange it for another one.',
  'Second Wind':
    'As a Bonus Action you regain 1d10 + fighter level Hit Points. You have 2 uses (3 from level 4, 4 from level 10); a Short Rest gives back 1, a Long Rest all.',
  'Weapon Mastery':
    'Choose 3 kinds of Simple or Martial weapons (4 from level 4, 5 from level 10, 6 from level 16): you can use their mastery properties, such as Graze or Topple. After each Long Rest you can exchange one kind for another.',
  'Action Surge':
    'On your turn you take one more action, but not the Magic action. You have 1 use per Short or Long Rest; from level 17 it is 2, but only one in a turn.',
  'Tactical Mind':
    'When you fail an ability check, a use of Second Wind can add 1d10 to it instead of healing you. If the check fails all the same, the use is not spent.',
  'Ability Score Improvement': abilityScoreImprovement('6, 8, 12, 14 and 16'),
  'Extra Attack': extraAttack,
  'Tactical Shift':
    'The Bonus Action for Second Wind also lets you move by up to half your Speed, without Opportunity Attacks.',
  Indomitable:
    'After a failed save you can roll it again and add your fighter level; the new roll counts. You have 1 use per Long Rest, 2 from level 13 and 3 from level 17.',
  'Tactical Master':
    'Each time you attack with a weapon whose mastery you can use, you can have Push, Sap or Slow in place of its own property.',
  'Two Extra Attacks': 'The Attack action on your turn has 3 attacks.',
  'Studied Attacks':
    'After you have missed a creature, your next attack roll against it has Advantage, if it comes before the end of your next turn.',
  'Epic Boon': epicBoon('Boon of Combat Prowess'),
  'Three Extra Attacks': 'The Attack action on your turn has 4 attacks.',

  Champion:
    'Champions train until their bodies do more than others can: more critical hits, and harder to bring down. The subclass has features at levels 3, 7, 10, 15 and 18.',
  'Improved Critical':
    'With weapons and Unarmed Strikes, a 19 on the d20 is a Critical Hit, too, as a 20 always is.',
  'Remarkable Athlete':
    'Initiative and Strength (Athletics) checks have Advantage. Right after a Critical Hit of yours you can move by up to half your Speed, without Opportunity Attacks.',
  'Additional Fighting Style': 'You choose one more Fighting Style feat.',
  'Heroic Warrior':
    'If you have no Heroic Inspiration when your turn starts in a fight, you can take it.',
  'Superior Critical':
    'With weapons and Unarmed Strikes, an 18, 19 or 20 on the d20 is a Critical Hit.',
  Survivor:
    'Your death saves have Advantage, and an 18 or 19 counts as a 20. If your turn starts while you are Bloodied and not at 0 Hit Points, you regain 5 + Constitution modifier Hit Points.',
};
