import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { factsOfMatter, makeMatterPlan } from './matter-plan.ts';

test.each([
  ['rob the vault of the baron', 'rob'],
  ['deliver a sealed letter to the capital', 'deliver'],
  ['hunt the beast that kills sheep', 'hunt'],
])('a plot for "%s" tells %s in words of its own', (idea, word) => {
  const plan = makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest');
  expect(plan && factsOfMatter(plan)['told']).toMatch(new RegExp(`\\b${word}\\b`));
});

test('a noun that no list of the plot has is not counted as told', () => {
  const idea = 'rob the vault during a thunderstorm';
  const plan = makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest');
  expect(plan && factsOfMatter(plan)['told']).not.toMatch(/thunderstorm|vault/);
});
