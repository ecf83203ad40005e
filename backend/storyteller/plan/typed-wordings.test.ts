import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { makeMatterPlan } from './matter-plan.ts';
import { mendedIdea } from './mended-idea.ts';

const planOf = (typed: string) =>
  makeMatterPlan(requestOf('quest', 1, { idea: mendedIdea(typed) }), 1, 'quest');

test.each([
  ['Players wake up in jail with no memory and the guards are gone', /^delve-(?:cutoff|trapped)$/],
  ["find out who poisoned the king's wine", /^inquire-murder$/],
  ['mimic infestation in a library', /^delve-nest$/],
  ['a giant rat problem in the cellar', /^delve-nest$/],
  ['Clear the rats out of the tavern cellar', /^delve-nest$/],
  ['bring back the runaway noble son', /^runaway$/],
  ['find the missing priest who secretly ran away with the temple gold', /^runaway$/],
  ['the werewolf is the sheriff and he does not know it', /^inquire-skin$/],
  ['the mayor is secretly a werewolf', /^inquire-skin$/],
  ['bounty on an orc chieftain', /^hunt-villain$/],
  ['kill the orc chieftain', /^hunt-villain$/],
  ['a necromancer hides in the sewers', /^hunt-villain$/],
  ['werewolf hunt in the woods', /^hunt-monster$/],
  ['a dungeon crawl with lots of traps', /^delve-ruin$/],
  ['negotiate a divorce between two storm giants', /^peace$/],
  ['get evidence against the corrupt judge before the hanging at dawn', /^bribed$/],
  ['the bridge troll wants more toll', /^hold-way$/],
  ['graveyard where the undead rise every night', /^dead-walk$/],
  ['sahuagin atack fishing village', /^defend-raid$/],
  ["figure out why the dead won't stay buried", /^dead-walk$/],
  ['capture a wild griffon alive', /^hunt-monster$/],
  ['a cursed doll returns every time it is thrown away', /^direct-power$/],
  ['someone is poisoning the beer at the festival', /^cure-spread$/],
  ["the duke's tax collector has disappeared with the taxes", /^runaway$/],
  ['infiltrate a masquerade to find the spy', /^inquire-hidden$/],
  ['an old soldier wants revenge on the general', /^guard-person$/],
  ['hunt down bandits', /^hunt-band$/],
  ['hunt down escaped convicts', /^hunt-band$/],
  ['a town where nobody has slept for a week', /^strange/],
  ['stop the cultists before the ritual is finished', /^delve-rite$/],
  ['Haunted house but the ghost is a child who only wants to play', /^ghost-wish$/],
  ['bury a god without anybody noticing', /^being-dead$/],
  ['a mad wizard turned the village into frogs', /^cure-spread$/],
  ['find a way to break the curse on the village', /^strange/],
  ['find the source of the poisoned river', /^cure-spread$/],
  ['a lich offers the party a job', /^hired$/],
])('the idea "%s" has a plot that was written for it', (idea, kernel) => {
  expect(planOf(idea)?.kernel.id ?? 'none').toMatch(kernel);
});

test('the sheriff of an idea is the one who is the werewolf', () => {
  expect(planOf('the werewolf is the sheriff')?.people.get('A')?.role).toBe('sheriff');
});

test('a vampire of a manor is met in the manor', () => {
  expect(planOf('Vampire in the old manor')?.lair).toBe('the old manor');
});

test.each(['a witch hunt in the village', 'treasure hunt in the old mine'])(
  'the idea "%s" is no hunt for a creature',
  (idea) => {
    expect(planOf(idea)?.kernel.id ?? 'none').not.toBe('hunt-monster');
  },
);
