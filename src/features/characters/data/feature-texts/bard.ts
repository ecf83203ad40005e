import { abilityScoreImprovement, epicBoon, expertise, spellcasting } from './several-classes.ts';

/** What the features of a bard do, in our own words. The facts are from SRD 5.2.1. */
export const bard: Readonly<Record<string, string>> = {
  'Bardic Inspiration':
    'As a Bonus Action you give a die to another creature within 60 feet that sees or hears you: a d6, from level 5 a d8, from level 10 a d10, from level 15 a d12. Once in the next hour, after failing a D20 Test, the creature can roll it and add the result. Nobody holds two such dice. Per Long Rest you can give as many as your Charisma modifier, at least 1.',
  Spellcasting: spellcasting({
    class: 'bard',
    ability: 'Charisma',
    cantrips: '2 (3 from level 4, 4 from level 10). At each bard level you can exchange one.',
    prepared:
      '4 at level 1, and more with each level up to 22, all of levels for which you have slots. At each bard level you can exchange one.',
    focus: 'A musical instrument.',
  }),
  Expertise: expertise(' At bard level 9 you choose 2 more.'),
  'Jack of All Trades':
    'Checks with a skill in which you are not proficient get half your Proficiency Bonus, rounded down, unless the bonus counts in them anyway.',
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Font of Inspiration':
    'All uses of Bardic Inspiration come back after a Short Rest, too. Without an action, you can also give up a spell slot for 1 use.',
  Countercharm:
    'When you or someone within 30 feet fails a save against being Charmed or Frightened, you can take a Reaction: the save is rolled again, with Advantage.',
  'Magical Secrets':
    'From now on, each prepared spell that you gain or exchange can come from the lists of bard, cleric, druid and wizard. For you it is a bard spell.',
  'Superior Inspiration':
    'If you roll Initiative with fewer than 2 uses of Bardic Inspiration, you have 2 again.',
  'Epic Boon': epicBoon('Boon of Spell Recall'),
  'Words of Creation':
    'Power Word Heal and Power Word Kill are always prepared. Each can have a second target within 10 feet of the first.',

  'College of Lore':
    'Bards of this college collect knowledge and use it: more skills, spells of other classes, and words that spoil what others do. The college has features at levels 3, 6 and 14.',
  'Bonus Proficiencies': 'You become proficient in 3 skills of your choice.',
  'Cutting Words':
    'When a creature that you see within 60 feet succeeds on an attack roll or ability check, or rolls damage, you can take a Reaction and use Bardic Inspiration. Roll the die: the result comes off the creature’s roll, which can make it fail.',
  'Magical Discoveries':
    'You have 2 further spells, always prepared, from the lists of cleric, druid and wizard: cantrips, or spells of levels for which you have slots. At each bard level you can exchange one of them.',
  'Peerless Skill':
    'When you fail an ability check or an attack roll, you can add a roll of your Bardic Inspiration die. The use is spent only if you then succeed.',
};
