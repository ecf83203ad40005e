import type { ClassName } from '#src/lib/character/classes.ts';

interface SubclassText {
  readonly name: string;
  /** What it means at the table, in one sentence. */
  readonly text: string;
}

/** The subclasses of SRD 5.2.1. */
export const subclasses: Readonly<Record<ClassName, SubclassText>> = {
  barbarian: {
    name: 'Path of the Berserker',
    text: 'Your rage hits harder, and fear loses its hold on you.',
  },
  bard: { name: 'College of Lore', text: 'You know more than anyone, and your words cut.' },
  cleric: { name: 'Life Domain', text: 'You heal better than anyone.' },
  druid: { name: 'Circle of the Land', text: 'The land you love gives you further spells.' },
  fighter: { name: 'Champion', text: 'You train until your best hits come more often.' },
  monk: {
    name: 'Warrior of the Open Hand',
    text: 'Your strikes push, trip and stun; your body heals itself.',
  },
  paladin: {
    name: 'Oath of Devotion',
    text: 'You are the knight of the stories: honest, brave and bright.',
  },
  ranger: { name: 'Hunter', text: 'You choose your prey, and it seldom gets away.' },
  rogue: { name: 'Thief', text: 'Quick hands, quick feet, and any wall is a stair.' },
  sorcerer: {
    name: 'Draconic Sorcery',
    text: 'A dragon’s blood hardens your skin and feeds your fire.',
  },
  warlock: { name: 'Fiend Patron', text: 'Your patron pays in life for every enemy you fell.' },
  wizard: { name: 'Evoker', text: 'You shape fire so that friends can stand in it.' },
};
