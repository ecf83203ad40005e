import { expect, test } from 'vitest';
import { makeMatterPlan } from './matter-plan.ts';
import { mendedIdea } from './mended-idea.ts';
import { requestOf } from '../requests.fixture.ts';

test.each([
  ['dragon cult wants wake up old dragon', 'a dragon cult wants to wake up an old dragon'],
  ['cult wants to wake a sleeping dragon', 'cult wants to wake a sleeping dragon'],
  ['the baron wants help', 'the baron wants help'],
  ['kill dragons', 'kill dragons'],
])('the idea "%s" is read as "%s"', (typed, mended) => {
  expect(mendedIdea(typed)).toBe(mended);
});

test.each([
  ["goblins are stealing the village's livestock", 'defend-raid'],
  ['ogres demand food from the farmers', 'defend-raid'],
  ['a necromancer is raising an undead army', 'dead-walk'],
  ['stop a necromancer from raising an army of undead beneath the old battlefield', 'dead-walk'],
  ["a missing child who doesn't want to be found", 'vanish-one'],
  ['an apprentice has run away and does not want to be found', 'vanish-one'],
  ['dragon egg heist', 'direct-heist'],
])('the idea "%s" has the plot %s', (idea, kernel) => {
  expect(makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest')?.kernel.id).toBe(kernel);
});

test.each(['imps are playing pranks on the town', 'an ogre curses the mayor'])(
  'the idea "%s" about monsters or harm has no hearing',
  (idea) => {
    const plan = makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest');
    expect(plan?.kernel.id ?? 'none').not.toMatch(/^hearing/);
  },
);

test('the loot of a heist is the thing that its name begins with', () => {
  const plan = (idea: string) => makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest');
  expect(plan('dragon egg heist')?.matter).toMatchObject({ sort: 'thing', it: 'the dragon egg' });
  expect(plan('casino heist')?.matter).toMatchObject({ sort: 'site', it: 'the casino' });
});

test('the spy of a journey is the guard of the idea, and the bandits wait on the way', () => {
  const idea =
    'escort a merchant caravan through a mountain pass, but one of the guards is secretly working for the bandits';
  const plan = makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest');
  expect(plan?.matter.duty?.foes?.noun).toBe('the bandits');
  expect(plan?.people.get('H')?.role).toBe('guard');
});
