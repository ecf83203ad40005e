import { describe, expect, test } from 'vitest';
import { exclusionsOf, noExclusions } from './lines.ts';
import { personFacetsOf } from './person-facets.ts';

/** The facets in short: `kind: what`, with a mark for what people do not know. */
const shortOf = (idea: string): string =>
  (personFacetsOf(idea, noExclusions)?.facets ?? [])
    .map(({ kind, what, isSecret }) => `${kind}: ${what}${isSecret ? ' (secret)' : ''}`)
    .join('; ');

describe('the facets of an idea for a person', () => {
  test.each([
    ['a retired assassin who runs a bakery', 'former: assassin; runs: a bakery'],
    ['a dwarf who runs a bakery and is afraid of the dark', 'fear: the dark; runs: a bakery'],
    ['ex-pirate turned priest', 'former: pirate'],
    ['a halfling cook who wants to open her own restaurant', 'want: to open her own restaurant'],
    ['a mother searching for her kidnapped son', 'seeks: her kidnapped son'],
    ["a mayor who secretly works for the thieves' guild", "agent: the thieves' guild (secret)"],
    ['the village idiot who is actually a disguised god', 'self: a disguised god (secret)'],
    ['a noble who pretends to be poor', 'guise: poor'],
    ['an artificer in hiding as a farmer', 'hiding: farmer'],
    ['Mira, a herbalist hiding from the inquisition', 'hiding: the inquisition'],
    ["a ghost who doesn't know she is dead", 'unaware: she is dead'],
    ['a noble lady in love with a bandit', 'love: a bandit'],
    ['a druid who hates people and talks only to her goat', 'hate: people; talks: her goat'],
    ['a monk who has lost his faith', 'lost: his faith'],
    ["cursed knight who can't take off his armor", "curse: can't take off his armor"],
    ['a woman who made a deal with a devil', 'bargain: a deal with a devil'],
    ['a healer who is slowly poisoning the baron', 'crime: poisoning the baron'],
    [
      'an apprentice who accidentally set fire to the library',
      'deed: accidentally set fire to the library',
    ],
    [
      'gladiator who bought his freedom and now trains orphans',
      'deed: bought his freedom; habit: now trains orphans',
    ],
    ['a kobold raised by dwarves', 'raised: by dwarves'],
    [
      'twin brother of the dead king, living in hiding as a shepherd',
      'hiding: shepherd; kin: brother of the dead king',
    ],
    ['gnome inventor whose inventions always explode', 'whose: inventions always explode'],
    ['a prophet nobody believes', 'others: nobody believes'],
    [
      'an old sailor who tells tall tales and has a parrot',
      'habit: tells tall tales; has: a parrot',
    ],
    ['a vampire who refuses to drink blood', 'refuses: refuses to drink blood'],
    ['a grumpy blacksmith', ''],
    [
      'guard captain who takes bribes, but only to pay a healer',
      'crime: takes bribes only to pay a healer',
    ],
    [
      'an old soldier who still has the cursed sword that killed his friend',
      'keeps: the cursed sword that killed his friend',
    ],
    ['a troll with a heart of stone', 'has: a heart of stone'],
    ['a knight who has a sword wound', 'has: a sword wound'],
    ['old witch swamp', 'lives: in a swamp'],
    ['mad hermit mountains', 'lives: in the mountains'],
    ['castle guard', ''],
  ])('"%s": %s', (idea, facets) => {
    expect(shortOf(idea)).toBe(facets);
  });

  test.each([
    ['a retired assassin', 'assassin', ['retired'], []],
    ['a grumpy old dwarf blacksmith', 'dwarf blacksmith', ['old'], ['grumpy']],
    ['the last dragon rider, old and without a dragon', 'dragon rider', ['last', 'old'], []],
    ['a corrupt mayor', 'mayor', ['corrupt'], []],
  ])('"%s" has the trade %s', (idea, trade, states, tempers) => {
    expect(personFacetsOf(idea, noExclusions)).toMatchObject({ trade, states, tempers });
  });

  test('have the trade of the house that a person runs', () => {
    const found = personFacetsOf('a retired adventurer who runs the local tavern', noExclusions);
    expect(found?.facets.map(({ trade }) => trade)).toContain('innkeeper');
  });

  test('leave out what a line of the campaign excludes', () => {
    const found = personFacetsOf('a cook who is afraid of spiders', exclusionsOf(['spiders']));
    expect(found?.facets ?? []).toEqual([]);
  });
});
