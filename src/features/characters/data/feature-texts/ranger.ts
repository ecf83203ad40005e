import {
  abilityScoreImprovement,
  epicBoon,
  expertise,
  extraAttack,
  spellcasting,
  weaponMastery,
  withParts,
} from './several-classes.ts';

const prey = {
  'Colossus Slayer':
    'Once per turn, a hit with a weapon deals 1d8 more damage if the target had already lost Hit Points.',
  'Horde Breaker':
    'On each of your turns, one attack with a weapon gives you another with it, against someone else within 5 feet of the target. This second target must be in range, and not yet attacked by you in this turn.',
};

const tactics = {
  'Escape the Horde': 'Opportunity Attacks against you have Disadvantage.',
  'Multiattack Defense':
    'Once a creature has hit you, its other attack rolls against you have Disadvantage for the rest of the turn.',
};

/** What the features of a ranger do, in our own words. The facts are from SRD 5.2.1. */
export const ranger: Readonly<Record<string, string>> = {
  Spellcasting: spellcasting({
    class: 'ranger',
    ability: 'Wisdom',
    prepared:
      '2 at level 1, up to 15 at level 19, all of levels for which you have slots. After a Long Rest you can exchange one.',
    focus: 'A Druidic Focus, such as a sprig of mistletoe.',
  }),
  'Favored Enemy':
    'Hunter’s Mark is always prepared. Per Long Rest you cast it 2 times without a slot (3 from level 5, 4 from level 9, 5 from level 13, 6 from level 17).',
  'Weapon Mastery': weaponMastery,
  'Deft Explorer':
    'Choose a skill in which you are proficient: your Proficiency Bonus counts twice in it. You also know 2 more languages.',
  'Fighting Style':
    'You have a Fighting Style feat of your choice, or instead Druidic Warrior: 2 druid cantrips, cast with Wisdom.',
  'Druidic Warrior':
    'You know 2 druid cantrips. They are ranger spells for you and use Wisdom. At each ranger level you can exchange one of them.',
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Extra Attack': extraAttack,
  Roving:
    'Without Heavy armor, your Speed is 10 feet higher. You climb and swim with your full Speed.',
  Expertise: expertise(''),
  Tireless:
    'With the Magic action you get 1d8 + Wisdom modifier temporary Hit Points, at least 1. Per Long Rest you have as many uses as your Wisdom modifier, at least 1. Besides, each Short Rest takes away 1 level of Exhaustion.',
  'Relentless Hunter': 'Damage does not break your Concentration on Hunter’s Mark.',
  'Nature’s Veil':
    'As a Bonus Action you are Invisible until your next turn ends. Per Long Rest you have as many uses as your Wisdom modifier, at least 1.',
  'Precise Hunter':
    'While your Hunter’s Mark is on a creature, your attack rolls against it have Advantage.',
  'Feral Senses':
    'You have Blindsight out to 30 feet: in that range you perceive without your eyes, even what is Invisible.',
  'Epic Boon': epicBoon('Boon of Dimensional Travel'),
  'Foe Slayer': 'Hunter’s Mark deals 1d10 extra damage, not 1d6.',

  Hunter:
    'Hunters know their prey, pick the right way to bring it down, and survive what it does. The subclass has features at levels 3, 7, 11 and 15.',
  'Hunter’s Lore':
    'If the creature that your Hunter’s Mark is on has Immunities, Resistances or Vulnerabilities, you know them all.',
  'Hunter’s Prey': withParts(
    'You choose one of two. After a Short or Long Rest you can change to the other.',
    prey,
  ),
  ...prey,
  'Defensive Tactics': withParts(
    'You choose one of two. After a Short or Long Rest you can change to the other.',
    tactics,
  ),
  ...tactics,
  'Superior Hunter’s Prey':
    'Once per turn, when you damage the creature that your Hunter’s Mark is on, the extra damage of the spell can also strike another one that you see within 30 feet of it.',
  'Superior Hunter’s Defense':
    'When you take damage, a Reaction gives you Resistance to it, and to all damage of its type until the turn ends.',
};
