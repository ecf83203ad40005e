import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { makeMatterPlan } from './matter-plan.ts';
import { taskIn } from './task-idea.ts';

test.each([
  ['return a borrowed mountain', 'return a borrowed mountain'],
  ['The party must smuggle a song out of the city!', 'smuggle a song out of the city'],
  ['open a bakery on the moon, but nobody knows how', 'open a bakery on the moon'],
  ['adventure inside the body of a dead titan', 'go into the body of a dead titan'],
])('the idea "%s" asks the party to %s', (idea, task) => {
  expect(taskIn(idea)).toBe(task);
});

test.each([
  'a grumpy innkeeper',
  'kill the goblin king',
  'save the kingdom from an orc horde',
  'the mayor returns a favour',
  'return to the house of your parents',
  'a haunted house',
  'spy a thriller between two cities',
  'follow the trail of counterfeit coins',
])('the idea "%s" is no task of which a plot about any task could tell', (idea) => {
  expect(taskIn(idea)).toBeUndefined();
});

test.each([
  ['return a borrowed mountain', 'undertaking'],
  ['steal the crown from the vault', 'direct-heist'],
])('the idea "%s" has the plot %s', (idea, kernel) => {
  expect(makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest')?.kernel.id).toBe(kernel);
});
