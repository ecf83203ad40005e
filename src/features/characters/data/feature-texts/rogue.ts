import {
  abilityScoreImprovement,
  epicBoon,
  evasion,
  expertise,
  weaponMastery,
  withParts,
} from './several-classes.ts';

/** What the features of a rogue do, in our own words. The facts are from SRD 5.2.1. */
export const rogue: Readonly<Record<string, string>> = {
  Expertise: expertise(' At rogue level 6 you choose 2 more.'),
  'Sneak Attack':
    'Once per turn you deal 1d6 more damage to a creature that you hit with a Finesse or Ranged weapon, if your attack roll had Advantage. Without Advantage it also works if the roll has no Disadvantage and an ally who is not Incapacitated is within 5 feet of the target. It grows by 1d6 at every odd rogue level, up to 10d6 at level 19. Its type is that of the weapon.',
  'Thieves’ Cant': 'You know the language Thieves’ Cant, and one more that you choose.',
  'Weapon Mastery': weaponMastery,
  'Cunning Action': 'You can Dash, Disengage or Hide as a Bonus Action.',
  'Steady Aim':
    'If you have not moved in this turn, a Bonus Action gives Advantage to your next attack roll in it. Your Speed is then 0 until the turn ends.',
  'Ability Score Improvement': abilityScoreImprovement('8, 10, 12 and 16'),
  'Cunning Strike': withParts(
    'Before you roll Sneak Attack damage, you can leave out some of its dice and have an effect for them. Saves have DC 8 + Dexterity modifier + Proficiency Bonus.',
    {
      Poison:
        'For 1d6, if you carry a Poisoner’s Kit: the target makes a Constitution save or is Poisoned for 1 minute. It repeats the save whenever one of its turns ends.',
      Trip: 'For 1d6: a target that is Large or smaller makes a Dexterity save or falls Prone.',
      Withdraw:
        'For 1d6: right after the attack you move by up to half your Speed, without Opportunity Attacks.',
    },
  ),
  'Uncanny Dodge':
    'When an attacker that you see hits you, a Reaction halves the damage of the attack, rounded down.',
  Evasion: evasion,
  'Reliable Talent':
    'In checks with a skill or tool that you are proficient with, a 9 or lower on the d20 counts as 10.',
  'Improved Cunning Strike':
    'A Sneak Attack can have 2 effects of Cunning Strike at once. You leave out the dice for both.',
  'Devious Strikes': withParts('Cunning Strike has three further effects.', {
    Daze: 'For 2d6: the target makes a Constitution save, or its next turn has movement, an action or a Bonus Action, but only one of the three.',
    'Knock Out':
      'For 6d6: the target makes a Constitution save or is Unconscious for 1 minute, or until it takes damage. It repeats the save whenever one of its turns ends.',
    Obscure: 'For 3d6: the target makes a Dexterity save or is Blinded until its next turn ends.',
  }),
  'Slippery Mind': 'You become proficient in Wisdom saves and in Charisma saves.',
  Elusive: 'Nobody has Advantage on attack rolls against you, unless you are Incapacitated.',
  'Epic Boon': epicBoon('Boon of the Night Spirit'),
  'Stroke of Luck':
    'Once per Short or Long Rest, a failed D20 Test of yours counts as if its d20 showed a 20.',

  Thief:
    'Thieves are quick with their hands, climb like cats and use magic items that were made for others. The subclass has features at levels 3, 9, 13 and 17.',
  'Fast Hands': withParts('A Bonus Action is enough for one of these.', {
    'Sleight of Hand':
      'With Dexterity (Sleight of Hand) you pick a pocket, or, using Thieves’ Tools, disarm a trap or open a lock.',
    'Use an Object': 'The Utilize action, or the Magic action for a magic item that needs it.',
  }),
  'Second-Story Work':
    'You climb with your full Speed, and Dexterity decides how far you jump, if you like, not Strength.',
  'Supreme Sneak': withParts('Cunning Strike has one more effect.', {
    'Stealth Attack':
      'For 1d6: if you are Invisible because you hid, the attack does not end that, provided that your turn ends behind Three-Quarters Cover or Total Cover.',
  }),
  'Use Magic Device': withParts('You get more out of magic items.', {
    Attunement: 'You can be attuned to 4 of them at once.',
    Charges: 'Each time one would spend charges, roll 1d6: with a 6, none are spent.',
    Scrolls:
      'You can use every Spell Scroll, with Intelligence. Cantrips and level 1 spells always work. For a higher one, make an Intelligence (Arcana) check of DC 10 + the level of the spell; if it fails, the scroll falls apart.',
  }),
  'Thief’s Reflexes':
    'In the first round of each fight you have 2 turns: one at your Initiative, and one at your Initiative minus 10.',
};
