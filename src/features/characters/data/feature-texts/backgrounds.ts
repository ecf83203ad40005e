import type { BackgroundName } from '#src/lib/character/origins.ts';
import { withParts } from './several-classes.ts';

interface BackgroundText {
  readonly abilities: string;
  readonly skills: string;
  readonly tool: string;
  readonly feat: string;
  readonly equipment: string;
}

const background = (text: string, facts: BackgroundText): string =>
  withParts(text, {
    'Ability scores': `+2 to one and +1 to another of ${facts.abilities}, or +1 to all three; none above 20.`,
    Skills: `You are proficient in ${facts.skills}.`,
    Tool: `You are proficient with ${facts.tool}.`,
    Feat: `${facts.feat}.`,
    Equipment: `${facts.equipment}, or only 50 GP.`,
  });

/** What the backgrounds give, in our own words. The facts are from SRD 5.2.1. */
export const backgrounds: Readonly<Record<BackgroundName, string>> = {
  acolyte: background('You served in a temple.', {
    abilities: 'Intelligence, Wisdom and Charisma',
    skills: 'Insight and Religion',
    tool: 'Calligrapher’s Supplies',
    feat: 'Magic Initiate (Cleric): 2 cantrips and a level 1 spell of the cleric list',
    equipment:
      'A book of prayers, a Holy Symbol, Calligrapher’s Supplies, a robe, 10 sheets of parchment and 8 GP',
  }),
  criminal: background('You lived from what others wanted to keep.', {
    abilities: 'Dexterity, Constitution and Intelligence',
    skills: 'Sleight of Hand and Stealth',
    tool: 'Thieves’ Tools',
    feat: 'Alert: a better Initiative, which you can also swap with a friend',
    equipment: 'Thieves’ Tools, 2 daggers, 2 pouches, a crowbar, traveler’s clothes and 16 GP',
  }),
  sage: background('You spent your youth among books.', {
    abilities: 'Constitution, Intelligence and Wisdom',
    skills: 'Arcana and History',
    tool: 'Calligrapher’s Supplies',
    feat: 'Magic Initiate (Wizard): 2 cantrips and a level 1 spell of the wizard list',
    equipment:
      'A book of history, a quarterstaff, Calligrapher’s Supplies, a robe, 8 sheets of parchment and 8 GP',
  }),
  soldier: background('You fought in a war, or were ready to.', {
    abilities: 'Strength, Dexterity and Constitution',
    skills: 'Athletics and Intimidation',
    tool: 'a Gaming Set',
    feat: 'Savage Attacker: once per turn, the better of two damage rolls of a weapon',
    equipment:
      'A shortbow with a quiver and 20 arrows, a spear, a Healer’s Kit, the Gaming Set, traveler’s clothes and 14 GP',
  }),
};
