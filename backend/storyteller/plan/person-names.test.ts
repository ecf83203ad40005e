import { expect, test } from 'vitest';
import { nameOfPerson } from './person-names.ts';
import { plainIdea } from './plain-idea.ts';

const nameOf = (idea: string, kind?: 'character') => nameOfPerson(plainIdea(idea), kind);

const fullOf = (found: ReturnType<typeof nameOf>): string =>
  [found?.first, found?.last].filter(Boolean).join(' ');

test.each([
  ['A dwarf cleric named Borin who hates elves', 'Borin', 'A dwarf cleric who hates elves'],
  ['Borin, a dwarf cleric', 'Borin', 'a dwarf cleric'],
  ['Borin, dwarf cleric', 'Borin', 'dwarf cleric'],
  ['Borin the dwarf cleric', 'Borin', 'the dwarf cleric'],
  ['Borin the Bold, a dwarf fighter', 'Borin the Bold', 'a dwarf fighter'],
  ['Borin - a dwarf cleric', 'Borin', 'a dwarf cleric'],
  ['"Borin", a dwarf cleric', 'Borin', 'a dwarf cleric'],
  [
    'Borin Ironfist is a dwarf cleric who hates elves',
    'Borin Ironfist',
    'a dwarf cleric who hates elves',
  ],
  ['Borin hates elves', 'Borin', 'someone who hates elves'],
  ['Hilda Brand with a wooden leg', 'Hilda Brand', 'someone who has a wooden leg'],
  ['Gregor, 60, retired soldier', 'Gregor', 'retired soldier, sixty years old'],
  ['Kaelor, a wizard', 'Kaelor', 'a wizard'],
  ['Peter who fears fire', 'Peter', 'someone who fears fire'],
  ['Agnes, a baker', 'Agnes', 'a baker'],
  ['Captain Mara who lost her ship', 'Captain Mara', 'a captain who lost her ship'],
  ['Captain Mara of the Black Gull', 'Captain Mara of the Black Gull', 'a captain'],
  ['Sir Roland, afraid of water', 'Sir Roland', 'a knight who is afraid of water'],
  ['Doctor Vale, who poisons her patients', 'Doctor Vale', 'a doctor who poisons her patients'],
  ['Uncle Bertram, a halfling cook', 'Uncle Bertram', 'a halfling cook'],
  ['Mara of the Reeds', 'Mara of the Reeds', ''],
  ['The Crow, an assassin', 'The Crow', 'an assassin'],
  ['Thorin Oakenshield', 'Thorin Oakenshield', ''],
  ['the blacksmith Hilda Brand, who drinks', 'Hilda Brand', 'the blacksmith, who drinks'],
  ['halfling rogue Kara Thistle', 'Kara Thistle', 'halfling rogue'],
  ['a gnome inventor, Fizzle Brassnut', 'Fizzle Brassnut', 'a gnome inventor'],
  ['A young noble, Ser Aldric Vane', 'Ser Aldric Vane', 'A young noble'],
  ['Borin Ironfist, dwarf cleric', 'Borin Ironfist', 'dwarf cleric'],
  ['borin the dwarf', 'Borin', 'the dwarf'],
  ['BORIN IRONFIST, A CLERIC', 'Borin Ironfist', 'A Cleric'],
  ['Mrs. Gold, a baker', 'Mrs Gold', 'a baker'],
  ['Dr. Vale', 'Dr Vale', 'a doctor'],
  ['Elder Oak, a treant', 'Elder Oak', 'a treant'],
  ['Will, a guard', 'Will', 'a guard'],
  ['Fang the Wolf', 'Fang the Wolf', ''],
  ['Tomas Reed - innkeeper, ex-smuggler', 'Tomas Reed', 'innkeeper, ex-smuggler'],
  ['Young Tam, an apprentice', 'Young Tam', 'an apprentice'],
  ['Zora (they/them), an artificer', 'Zora', 'an artificer'],
  ['name: Vex, rogue', 'Vex', 'rogue'],
  ['A monk with the name Tashi', 'Tashi', 'A monk'],
])('"%s" names %s, and says besides "%s"', (idea, name, besides) => {
  for (const found of [nameOf(idea), nameOf(idea, 'character')]) {
    expect(fullOf(found)).toBe(name);
    expect(found?.besides).toBe(besides);
  }
});

test.each([
  'Wood Elf',
  'Lawful Evil',
  'Runaway',
  'Fallen Hero, once a knight',
  'a paladin, Oath of Vengeance',
  'Warrior who fights with words',
  'Someone who lies',
  'Exiled from home',
  'Brother Anselm and Sister Ilse',
  'grumpy, a dwarf',
  'Never sleeps',
  'A dwarf cleric of Pelor',
])('"%s" gives no name to a character', (idea) => {
  expect(nameOf(idea, 'character')).toBeUndefined();
});
