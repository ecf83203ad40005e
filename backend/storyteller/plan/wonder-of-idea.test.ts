import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { wonders } from '../tables/matters/wonders.ts';
import { noExclusions } from './lines.ts';
import { makeMatterPlan } from './matter-plan.ts';
import { matterOf } from './matter.ts';
import { wonderIn } from './wonder-of-idea.ts';

test.each([
  ['it rains frogs on the town', 'rain'],
  ["people's shadows are leaving them", 'theft'],
  ['all the cats in town can suddenly talk', 'talk'],
  ['everyone has forgotten the queen', 'memory'],
  ['nobody in the village can lie anymore', 'truth'],
  ['everybody in town woke up in a different body', 'body'],
  ['nobody can die anymore', 'death'],
  ['statues in the garden are weeping blood', 'alive'],
  ['time has stopped in the village', 'time'],
  ['a curse has fallen on the village', 'luck'],
  ['the gods stopped answering prayers', 'magic'],
  ["winter won't end", 'cold'],
  ['a mysterious fog surrounds the town', 'fog'],
  ['the moon has disappeared', 'dark'],
  ['a song that nobody can stop singing', 'sound'],
  ['the trees are walking towards the village', 'wood'],
  ['the river flows backwards', 'water'],
  ["the dead god's heart started beating again", 'god'],
])('in "%s" what is affected is: %s', (idea, id) => {
  const matter = matterOf(idea, noExclusions);
  expect(matter && wonderIn(matter, noExclusions).id).toBe(id);
});

test('the texts of a wonder are left for general ones if a line excludes a word of them', () => {
  const matter = matterOf('the moon has disappeared', noExclusions);
  const excluded = { ...noExclusions, matches: (text: string) => text.includes('lantern') };
  expect(matter && wonderIn(matter, excluded).id).toBe('any');
});

test('each wonder has an id of its own, and a clue that names the place from which it comes', () => {
  expect(new Set(wonders.map(({ id }) => id)).size).toBe(wonders.length);
  for (const { trace } of wonders) {
    expect(trace.split(' :: ')).toHaveLength(3);
    expect(trace).toContain('{lair}');
  }
});

const kernelOf = (idea: string, seed: number): string | undefined =>
  makeMatterPlan(requestOf('quest', seed, { idea }), seed, 'quest')?.kernel.id;

test('a strange event has causes that differ from draft to draft', () => {
  const kernels = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => kernelOf('the moon has disappeared', seed)),
  );
  expect(kernels.size).toBeGreaterThan(2);
});

test('the plot about who wished is not used if an idea names who steals', () => {
  for (let seed = 1; seed < 9; seed += 1) {
    expect(kernelOf('fey steal the shadows of travelers in the forest', seed)).toBe('strange-rule');
  }
});

test.each([
  ['a village where everyone forgot yesterday', 'memory', 'everyone forgot yesterday'],
  [
    'The church bell rings by itself at midnight',
    'sound',
    'the church bell rings by itself at midnight',
  ],
  ['a scarecrow comes to life', 'alive', 'a scarecrow comes to life'],
  ["a hag steals people's happiness", 'heart', "a hag steals people's happiness"],
  ['a love potion got into the water', 'heart', 'a love potion got into the water'],
  ['it has been night for a hundred years', 'dark', 'it has been night for a hundred years'],
  ['snow in the middle of summer', 'cold', 'there is snow in the middle of summer'],
  ['the annual harvest ritual was forgotten', 'hunger', 'the annual harvest ritual was forgotten'],
  ['lift the curse from the village', 'luck', 'a curse lies on the village'],
  ['a witch has cursed the village', 'luck', 'the curse of a witch lies on the village'],
  ['cursed village', 'luck', 'a curse lies on the village'],
])('"%s" says that something strange happens, which affects: %s', (idea, id, fact) => {
  const matter = matterOf(idea, noExclusions);
  expect(matter).toMatchObject({ fact, plight: { kind: 'wonder' } });
  expect(matter && wonderIn(matter, noExclusions).id).toBe(id);
});

test.each([
  ["a wizard's experiment goes wrong", 'strange-works'],
  ['the annual harvest ritual was forgotten', 'strange-rite'],
])('"%s" has the plot of the cause that it names: %s', (idea, kernel) => {
  for (let seed = 1; seed < 5; seed += 1) expect(kernelOf(idea, seed)).toBe(kernel);
});

test.each([
  ['the old oak in the village square is bleeding', 'wood', 'the oak'],
  ['the sacred flame of the temple has gone out', 'dark', 'the flame'],
  ["everyone who sleeps in the inn wakes up with someone else's memories", 'memory', 'the trouble'],
  ["a baker's gingerbread men came alive and took over the bakery", 'alive', 'the gingerbread men'],
  ['find out why the river turned red', 'water', 'the river'],
  ['an ancient evil sleeps under the lake', 'god', 'the ground'],
])('"%s" is about a strange event that affects %s: %s', (idea, id, it) => {
  const matter = matterOf(idea, noExclusions);
  expect(matter).toMatchObject({ it, plight: { kind: 'wonder' } });
  expect(matter && wonderIn(matter, noExclusions).id).toBe(id);
});
