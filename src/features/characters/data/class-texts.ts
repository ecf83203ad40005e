import type { ClassName } from '#src/lib/character/classes.ts';

/** What each class does at the table, in one sentence for players who are new to the game. */
export const classTexts: Readonly<Record<ClassName, string>> = {
  barbarian: 'You get angry, shrug off blows that would fell others, and hit back twice as hard.',
  bard: 'You talk, sing and charm your way through, and your friends do better when you are near.',
  cleric: 'A god answers your prayers: you heal, protect and burn what should not walk.',
  druid: 'You speak for the wild, call storms and thorns, and soon walk as an animal.',
  fighter: 'You know every weapon, wear the heaviest armor and rarely have to think twice.',
  monk: 'Your fists and feet are your weapons, and you are where nobody expected you.',
  paladin: 'You swore an oath; it gives you heavy armor, healing hands and a blade of light.',
  ranger:
    'You track, shoot and survive where there are no roads, with a little magic of the woods.',
  rogue: 'You wait for the right moment, then strike once where it hurts, and no lock stops you.',
  sorcerer: 'Magic is in your blood: you know few spells, but you bend them as you like.',
  warlock: 'You made a bargain for power, and your blasts of force never run out.',
  wizard: 'You learned magic from books and always have one more spell for the problem at hand.',
};

/** How much a class asks of a new player. */
export const classEffort: Readonly<Record<ClassName, string>> = {
  barbarian: 'Easy to play',
  bard: 'Some spells to learn',
  cleric: 'Some spells to learn',
  druid: 'Many spells to learn',
  fighter: 'Easy to play',
  monk: 'A few tricks to learn',
  paladin: 'A few spells to learn',
  ranger: 'A few spells to learn',
  rogue: 'Easy to play',
  sorcerer: 'Some spells to learn',
  warlock: 'A few spells to learn',
  wizard: 'Many spells to learn',
};
