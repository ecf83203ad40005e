import { expect, test } from 'vitest';
import { calledName } from './called-name.ts';

test.each([
  ['A blacksmith named Hilda Brand', 'Hilda Brand', 'A blacksmith'],
  ['an innkeeper called Bram', 'Bram', 'an innkeeper'],
  ['an innkeeper called Bram who hides a debt', 'Bram', 'an innkeeper who hides a debt'],
  ['a young woman named Hilda, who lost her son', 'Hilda', 'a young woman, who lost her son'],
  ['a captain of the watch named Mary', 'Mary', 'a captain of the watch'],
  ['a smith from Ashby called Odo van der Velt', 'Odo van der Velt', 'a smith from Ashby'],
  [
    'a tiefling paladin of vengeance named Morwen Ashveil',
    'Morwen Ashveil',
    'a tiefling paladin of vengeance',
  ],
  ['a knight called the Crow', 'The Crow', 'a knight'],
  ['a blacksmith named hilda brand', 'Hilda Brand', 'a blacksmith'],
  ['a dragon named Vethrax', 'Vethrax', 'a dragon'],
  ['a human fighter called Tom and his dog', 'Tom', 'a human fighter with his dog'],
  ['a rogue known as the Shadow', 'The Shadow', 'a rogue'],
  ['a barbarian whose name is Krag', 'Krag', 'a barbarian'],
  ['a half-elf bard who is called Lia', 'Lia', 'a half-elf bard'],
  ['a bard nicknamed Silvertongue', 'Silvertongue', 'a bard'],
])('"%s" is about %s, and says besides "%s"', (idea, name, besides) => {
  const found = calledName(idea);
  expect(`${found?.first} ${found?.last}`.trim()).toBe(name);
  expect(found?.besides).toBe(besides);
});

test.each([
  'a thief with a cat named Whiskers',
  'a priest of a god named Bane',
  'a smith from a village called Ashby',
  'a smith of the village called Ashby',
  'a woman whose daughter is named Ada',
  'a knight called to arms',
  'a knight called back from the war',
  'a knight named heir of the realm',
  'a warrior with a sword named Thunder',
  'a sword named Thunder',
  'twins called Ada and Odo',
  'a blacksmith',
  'a thief known as a liar',
])('"%s" gives no name to the person whom it is about', (idea) => {
  expect(calledName(idea)).toBeUndefined();
});

test('a title before the name says the pronouns', () => {
  expect(calledName('a spy called Lady Orlena')).toMatchObject({
    first: 'Lady Orlena',
    pronouns: 'she',
  });
});
