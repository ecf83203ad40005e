import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { tellStory } from '../tell.ts';
import { timeIn } from './idea-time.ts';
import { makeMatterPlan } from './matter-plan.ts';
import { isNounPhrase } from './sound-matter.ts';

test.each([
  'the dragon',
  'a goose with a crown',
  'the guard captain',
  'five pieces of a broken artifact',
  'an inn overlooking a lake',
  'a tournament where nobody wins',
  'the last dance of the masquerade ball',
])('"%s" can be told as a noun', (phrase) => {
  expect(isNounPhrase(phrase)).toBe(true);
});

test.each([
  'the investigate lights',
  'the but ghost',
  'exorcise demon',
  'find the missing priest',
  'it is the arrival of the plague',
  'the open it',
])('"%s" cannot be told as a noun', (phrase) => {
  expect(isNounPhrase(phrase)).toBe(false);
});

test.each([
  ['kill the dragon before it wakes up', 'the awakening of the dragon'],
  ['stop the cult before the arrival of the plague', 'the arrival of the plague'],
  ['rescue the princess before she is married to the ogre', 'the wedding of the princess'],
  ['free the prisoner before he is hanged', 'the execution of the prisoner'],
  ['find the amulet before the full moon', 'the full moon'],
  ['find the cure before it is too late', undefined],
])('the order "%s" is to be done by %s', (text, deadline) => {
  expect(timeIn(text)?.time).toEqual(deadline === undefined ? {} : { deadline });
  expect(timeIn(text)?.main).not.toContain('before');
});

test('what an echo does before an answer is no time for a task', () => {
  expect(timeIn('the echo answers before you speak')).toBeUndefined();
});

test.each([
  'every monster he challenges runs away',
  'investigate strange lights on the hill',
  'guard a bridge for one night and let nothing cross',
  'exorcise a demon from a cow',
  'find the missing priest who secretly ran away with the temple gold',
  'haunted house but the ghost is a child who only wants to play',
])('no draft of "%s" has an order or a clause for a noun', (idea) => {
  const story = tellStory(requestOf('quest', 1, { idea }));
  const text = `${story.title}\n${story.sections.map((section) => section.text).join('\n')}`;
  expect(text).not.toMatch(
    /there (?:is|are) (?:an? )?(?:every|investigate|exorcise|guard|find)\b|the (?:but|investigate|exorcise|find) |and let nothing cross/i,
  );
});

test('the deed of a person gets the verb of a sentence', () => {
  const idea = 'a necromancer raising the dead in the graveyard';
  const plan = makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest');
  expect(plan?.matter.fact).toBe('a necromancer is raising the dead in the graveyard');
});
