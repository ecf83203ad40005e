import { abilityScoreImprovement, epicBoon, spellcasting } from './several-classes.ts';

/** What the features of a wizard do, in our own words. The facts are from SRD 5.2.1. */
export const wizard: Readonly<Record<string, string>> = {
  Spellcasting: spellcasting({
    class: 'wizard',
    ability: 'Intelligence',
    cantrips: '3 (4 from level 4, 5 from level 10). After a Long Rest you can exchange one.',
    more: {
      Spellbook:
        'It has the spells that you know: 6 of level 1 at first, and 2 more with each wizard level. To copy a wizard spell that you find, you need 2 hours and 50 GP per level of the spell.',
    },
    prepared:
      '4 at level 1, and more with each level up to 25, from your book and of levels for which you have slots. After a Long Rest you can choose all of them again.',
    focus: 'An Arcane Focus or your spellbook.',
  }),
  'Ritual Adept':
    'Spells of your book that have the Ritual tag can be cast as Rituals without being prepared. You read them from the book.',
  'Arcane Recovery':
    'Once per Long Rest, at the end of a Short Rest, you get spent slots back: together up to half your wizard level (rounded up), none above level 5.',
  Scholar:
    'Choose a skill in which you are proficient: Arcana, History, Investigation, Medicine, Nature or Religion. Your Proficiency Bonus counts twice in it.',
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Memorize Spell':
    'At the end of a Short Rest you can replace one prepared spell of level 1 or higher with another one from your book.',
  'Spell Mastery':
    'Choose two spells of your book that take an action, one of level 1 and one of level 2. They are always prepared, and at their lowest level you cast them without a slot, as often as you like. After a Long Rest you can exchange one for another of the same level.',
  'Epic Boon': epicBoon('Boon of Spell Recall'),
  'Signature Spells':
    'Choose 2 level 3 spells of your book. They are always prepared, and once per Short or Long Rest you cast each of them at level 3 without a slot.',

  Evoker:
    'Evokers shape fire, cold and lightning: they spare their friends and hit the others harder. The subclass has features at levels 3, 6, 10 and 14.',
  'Evocation Savant':
    'You add 2 wizard spells of the school of Evocation, of level 2 or lower, to your book for free. Each time you get slots of a new level, you add one more, of a level for which you have slots.',
  'Potent Cantrip':
    'When a cantrip of yours misses, or its target makes the save, the target still takes half of the damage, but nothing else happens to it.',
  'Sculpt Spells':
    'When you cast a spell of the school of Evocation, you can spare as many creatures that you see as 1 + the level of the spell. They succeed on their saves, and take no damage where a success means half.',
  'Empowered Evocation':
    'A wizard spell of the school of Evocation adds your Intelligence modifier to one of its damage rolls.',
  Overchannel:
    'A wizard spell cast with a slot of level 5 or lower can deal the most damage that its dice allow, on the turn of the casting. The first time per Long Rest costs you nothing. The second time you take 2d12 Necrotic damage per level of the slot, and 1d12 per level more with each further time; neither Resistance nor Immunity helps.',
};
