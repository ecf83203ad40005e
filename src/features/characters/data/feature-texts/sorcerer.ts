import {
  abilityScoreImprovement,
  alwaysPrepared,
  epicBoon,
  spellcasting,
  withParts,
} from './several-classes.ts';

const metamagic = {
  'Careful Spell':
    '1 point. When a spell makes others roll a save, choose as many of them as your Charisma modifier, at least 1. They succeed, and take no damage where a success means half.',
  'Distant Spell':
    '1 point. A spell with a range of at least 5 feet reaches twice as far. One with the range Touch reaches 30 feet.',
  'Empowered Spell':
    '1 point. You roll some damage dice of a spell again, as many as your Charisma modifier (at least 1) or fewer; the new rolls count. It goes together with another option.',
  'Extended Spell':
    '1 point. A spell that lasts at least 1 minute lasts twice as long, at most 24 hours. If it needs Concentration, your saves to keep it up have Advantage.',
  'Heightened Spell': '2 points. One target of the spell has Disadvantage on its saves against it.',
  'Quickened Spell':
    '2 points. A spell that takes an action takes a Bonus Action. In that turn you cast no other spell of level 1 or higher, neither before nor after it.',
  'Seeking Spell':
    '1 point. After the attack roll of a spell has missed, you roll the d20 again; the new roll counts. It goes together with another option.',
  'Subtle Spell':
    '1 point. You cast without words, gestures and materials, apart from materials that have a price or are used up.',
  'Transmuted Spell':
    '1 point. A spell that deals damage of one of these types deals another of them: Acid, Cold, Fire, Lightning, Poison, Thunder.',
  'Twinned Spell':
    '1 point. A spell that a higher slot would let reach one more creature counts as one level higher.',
};

const affinity = (type: string): string =>
  `You have Resistance to ${type} damage. A spell of yours that deals it adds your Charisma modifier to one of its damage rolls.`;

/** What the features of a sorcerer do, in our own words. The facts are from SRD 5.2.1. */
export const sorcerer: Readonly<Record<string, string>> = {
  Spellcasting: spellcasting({
    class: 'sorcerer',
    ability: 'Charisma',
    cantrips: '4 (5 from level 4, 6 from level 10). At each sorcerer level you can exchange one.',
    prepared:
      '2 at level 1, and more with each level up to 22, all of levels for which you have slots. At each sorcerer level you can exchange one.',
    focus: 'An Arcane Focus, such as a crystal.',
  }),
  'Innate Sorcery':
    'As a Bonus Action you set your magic free for 1 minute: the save DC of your sorcerer spells is 1 higher, and their attack rolls have Advantage. You have 2 uses per Long Rest.',
  'Font of Magic': withParts(
    'You have as many Sorcery Points as sorcerer levels, and never more; all come back after a Long Rest. They pay for Metamagic and other features. Without an action, a spell slot becomes points: as many as its level. As a Bonus Action, points become a slot, which lasts until your next Long Rest is over.',
    {
      'Slot of level 1': '2 points.',
      'Slot of level 2': '3 points, from sorcerer level 3.',
      'Slot of level 3': '5 points, from sorcerer level 5.',
      'Slot of level 4': '6 points, from sorcerer level 7.',
      'Slot of level 5': '7 points, from sorcerer level 9.',
    },
  ),
  Metamagic:
    'You know 2 ways to change a spell while you cast it, 4 from level 10 and 6 from level 17. Each costs Sorcery Points. A spell takes one option, unless the option says that it goes together with another. At each sorcerer level you can exchange one.',
  ...metamagic,
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Sorcerous Restoration':
    'Once per Long Rest, at the end of a Short Rest, you get spent Sorcery Points back: up to half your sorcerer level, rounded down.',
  'Sorcery Incarnate':
    'When no use of Innate Sorcery is left, its Bonus Action works for 2 Sorcery Points. While it is active, each spell can take 2 of your Metamagic options.',
  'Epic Boon': epicBoon('Boon of Dimensional Travel'),
  'Arcane Apotheosis':
    'While Innate Sorcery is active, 1 Metamagic option on each of your turns costs no points.',

  'Draconic Sorcery':
    'A dragon’s magic is in you: it hardens your skin, feeds one kind of damage, and later gives you wings. The subclass has features at levels 3, 6, 14 and 18, and spells up to level 9.',
  'Draconic Resilience':
    'Your Hit Point maximum rises by 3 now, and by 1 with each further sorcerer level. You have scales: without armor, your AC is 10 + Dexterity modifier + Charisma modifier.',
  'Draconic Spells': alwaysPrepared({
    3: 'Chromatic Orb, Command, Dragon’s Breath, Alter Self',
    5: 'Fear, Fly',
    7: 'Arcane Eye, Charm Monster',
    9: 'Legend Lore, Summon Dragon',
  }),
  'Elemental Affinity':
    'Choose a type of damage: Acid, Cold, Fire, Lightning or Poison. A spell of yours that deals it adds your Charisma modifier to one of its damage rolls, and you have Resistance to it.',
  Acid: affinity('Acid'),
  Cold: affinity('Cold'),
  Fire: affinity('Fire'),
  Lightning: affinity('Lightning'),
  Poison: affinity('Poison'),
  'Dragon Wings':
    'As a Bonus Action you have wings for 1 hour, or until you fold them: your Fly Speed is 60 feet. You can do this once per Long Rest, and again for 3 Sorcery Points.',
  'Dragon Companion':
    'You cast Summon Dragon without its materials, and once per Long Rest without a slot. Each time, you can do without Concentration; the spell then lasts 1 minute.',
};
