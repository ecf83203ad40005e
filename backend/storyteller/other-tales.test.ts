import { describe, expect, test } from 'vitest';
import { hasPlotOf } from './plan/has-plot.ts';
import { requestOf } from './requests.fixture.ts';
import { tellStory } from './tell.ts';

describe.each(['quest', 'adventure'] as const)('a text of the kind %s', (kind) => {
  test.each(['We play without a game master', 'My friends should run from a flood'])(
    'tells a tale where no plot fits "%s", and says nothing of the idea',
    (idea) => {
      for (let seed = 0; seed < 4; seed += 1) {
        const story = tellStory(requestOf(kind, seed, { idea }));
        expect(story.facts['kernel']).toBeUndefined();
        expect(story.facts['tale']).toBeDefined();
        expect(hasPlotOf(idea, story)).toBe(false);
        expect(story.sections.filter(({ text }) => text.includes(idea))).toEqual([]);
      }
    },
  );

  test('mentions nothing of an idea that lines exclude', () => {
    const given = { idea: 'A famine in the north', lines: ['famine'] };
    for (let seed = 0; seed < 4; seed += 1) {
      const { sections } = tellStory(requestOf(kind, seed, given));
      expect(sections.map(({ text }) => text).join('\n')).not.toMatch(/famine/i);
    }
  });

  test('is the same tale if a section is written again', () => {
    const request = requestOf(kind, 3, { idea: 'We play without a game master' });
    const story = tellStory(request);
    const again = tellStory({
      ...request,
      keep: { story, sections: ['truth'] },
      instruction: 'again',
    });
    expect(again.facts).toEqual(story.facts);
  });

  test.each([
    ['the statues change places at night', /^strange-/],
    ['a ghost in the theatre', /^ghost-wish$/],
    ['a tower', /^site-/],
    ['a coronation', /^event-/],
    ['an election', /^contest$/],
  ])('is about "%s", which can be seen in a town', (idea, kernel) => {
    const story = tellStory(requestOf(kind, 1, { idea }));
    expect(story.facts['kernel']).toMatch(kernel);
    expect(hasPlotOf(idea, story)).toBe(true);
  });
});

test('a thing that was stolen from a tomb is sought, and not the tomb', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const story = tellStory(requestOf('quest', seed, { idea: 'A crown was stolen from a tomb' }));
    expect(story.facts['kernel']).toMatch(/^(?:direct-stolen|thing-taken)$/);
    expect(story.sections.find(({ id }) => id === 'pitch')?.text).toContain('stolen from a tomb');
  }
});

test('what prevents a step of an adventure fits each step', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const story = tellStory(requestOf('adventure', seed, { idea: 'a stolen bell' }));
    const plan = story.sections.find(({ id }) => id === 'plan')?.text ?? '';
    expect(plan).toMatch(/to prevent it: /);
    expect(plan).not.toMatch(/that night|under the protection/);
  }
});
