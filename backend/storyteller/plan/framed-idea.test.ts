import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { makeMatterPlan } from './matter-plan.ts';

/** Ideas within a sentence about who asks or tells, or where it happens: the plot, and the one who asks. */
test.each([
  ['a bard hires the party to steal back a song', 'direct-heist', 'bard'],
  ['the thieves guild wants the party to break a member out of jail', 'jailbreak', 'thieves guild'],
  ['a nobleman claims his wife was replaced by a doppelganger', 'inquire-double', 'nobleman'],
  ['help the lighthouse keeper find his lost wedding ring', 'direct-lost', 'lighthouse keeper'],
  ['an elven wedding where the groom disappears', 'vanish-one', undefined],
  ['a masquerade ball where the party must find the spy', 'inquire-hidden', undefined],
  ['break up a ring of counterfeiters who make gold coins', 'forgers', undefined],
  ['break out of prison', 'delve-trapped', undefined],
  ['the old king is dying and three heirs fight for the throne', 'succession', undefined],
  ['the lost heir does not want the throne', 'heir', undefined],
  ['catch the pickpocket who stole a letter', 'direct-stolen', undefined],
  ['expose the corrupt mayor', 'bribed', undefined],
])('"%s" has the plot %s and is asked for by %s', (idea, kernel, giver) => {
  const plan = makeMatterPlan(requestOf('quest', 4, { idea, level: 4 }), 4, 'quest');
  expect(plan?.kernel.id).toBe(kernel);
  expect(plan?.matter.giver).toBe(giver);
});

test.each([
  ['the mayor is blackmailed by his wife', 'blackmail', 'mayor', 'wife'],
  ["the king's advisor is poisoning him", 'slow-poison', 'king', "king's advisor"],
  ['a doctor is blackmailing the judge', 'blackmail', 'judge', 'doctor'],
])('"%s" says who does it', (idea, kernel, whom, doer) => {
  const plan = makeMatterPlan(requestOf('quest', 4, { idea, level: 4 }), 4, 'quest');
  expect(plan?.kernel.id).toBe(kernel);
  expect([plan?.people.get('I')?.role, plan?.people.get('A')?.role]).toEqual([whom, doer]);
});

test('who asks in an idea asks in the story', () => {
  const idea = 'a bard hires the party to steal back a song';
  const plan = makeMatterPlan(requestOf('quest', 4, { idea, level: 4 }), 4, 'quest');
  expect(plan?.people.get('G')?.role).toBe('bard');
});

test('who has seen a murder is the witness of the plot', () => {
  const idea = 'the town drunk saw a murder and nobody believes him';
  const plan = makeMatterPlan(requestOf('quest', 4, { idea, tone: 'grim' }), 4, 'quest');
  expect(plan?.kernel.id).toBe('inquire-murder');
  expect(plan?.people.get('T')?.role).toBe('town drunk');
});
