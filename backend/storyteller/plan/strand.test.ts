import { expect, test } from 'vitest';
import { partedByStrand, strandOf } from './strand.ts';

const told = (idea: string): readonly string[] => {
  const found = strandOf(idea, 'site-haunted');
  return found === undefined ? [] : [found.strand.id, found.role, found.what];
};

test.each([
  [
    'a portal has opened beneath the cathedral and the bishop wants it kept secret',
    'secret',
    'bishop',
    '',
  ],
  ['someone steals corpses, and the priest knows more than he says', 'secret', 'priest', ''],
  ['escort a caravan, but one of the guards is a traitor', 'traitor', 'guard', ''],
  ['goblins raid the farms and someone is selling them weapons', 'supplier', '', ''],
  ['find the lost city before a rival explorer does', 'rival', 'rival explorer', ''],
  ['a floating island fell into the lake and everybody wants what is on it', 'wanted', '', ''],
  ['a clockmaker who can turn back time, and the baron found out', 'wanted', 'baron', ''],
  [
    'a dragon has kidnapped the princess and the king offers half his kingdom',
    'offer',
    'king',
    'half his kingdom',
  ],
  ['a lich rises and only three ancient swords can kill it', 'only', '', 'three ancient swords'],
  ['an empress who can read minds', 'power', 'empress', 'read minds'],
  ['a hold lost to a dragon and the exiles who want it back', 'claim', 'speaker of the exiles', ''],
  [
    'the river has stopped and the druids say the mountain is angry',
    'belief',
    'speaker of the druids',
    '',
  ],
  ['a plague, the alchemist has the cure but wants a terrible price', 'price', 'alchemist', ''],
  ['a werewolf in the village who doesnt know that he is one', 'unknowing', 'werewolf', ''],
  ['the winner marries the queen, but the queen wants to lose the lot', 'unwilling', 'queen', ''],
  ['a unicorn is hunted by a nobleman who wants to cure his dying wife', 'kin', 'nobleman', 'wife'],
  [
    'pirates have stolen a ship and the admirals daughter is aboard',
    'aboard',
    "admiral's daughter",
    '',
  ],
  ['the crown is fake and only the jeweler knows it', 'witness', 'jeweler', ''],
  ['a bandit king who robs the rich, and the sheriff wants him dead', 'hunter', 'sheriff', ''],
  ['stop the war but the general is secretly working for the enemy', 'mask', 'general', ''],
  [
    'a druid who protects the forest from loggers, whose families are starving',
    'need',
    'speaker of the loggers',
    '',
  ],
  ['giants come down because something chased them out', 'worse', '', ''],
  ['a witch steals crops but the quest giver is lying', 'giver', '', ''],
  ['villagers want the dragon dead but the dragon is innocent', 'innocent', '', ''],
  ['orcs burn farms because the baron broke the treaty', 'guilt', 'baron', ''],
  [
    'smugglers use the lighthouse and the captain of the guard is on their payroll',
    'bribed',
    'captain of the guard',
    '',
  ],
  ['find the tomb of the king, but it is a trap', 'trap', '', ''],
  ['a vampire feeds on the nobles but nobody believes it', 'alone', '', ''],
  [
    "the mayor's daughter was kidnapped by bandits, but she doesnt want to come home",
    'unwilling',
    "mayor's daughter",
    '',
  ],
])('a further clause is a strand of its own: %s', (idea, id, role, what) => {
  expect(told(idea)).toEqual([id, role, what]);
});

test.each([
  'giant spiders in the sewers',
  'a village where nobody can sleep because of the dreams',
  'the king was poisoned and his two sons blame each other',
  'two rival guilds and a stolen heir in the middle',
  'a bridge troll who wants to retire and needs a successor',
  'a ghost bride haunts the mill and wants her ring back',
])('an idea that says only one thing has no strand: %s', (idea) => {
  expect(told(idea)).toEqual([]);
});

test('a plot that tells of a traitor has no second one', () => {
  expect(strandOf('escort a caravan, but one of the guards is a traitor', 'escort-way')).toBe(
    undefined,
  );
});

test.each([
  ['goblins raid the farms and someone is selling them weapons', 'goblins raid the farms'],
  ['find the lost city, before a rival explorer does', 'find the lost city'],
])('the plot is chosen by what stands before the clause: %s', (idea, main) => {
  expect(partedByStrand(idea)?.main).toBe(main);
});

test('what a noun can do belongs to the noun', () => {
  expect(partedByStrand('a revolt against an empress who can read minds')).toBe(undefined);
});
