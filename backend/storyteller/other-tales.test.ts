import { describe, expect, test } from 'vitest';
import { hasPlotOf } from './plan/has-plot.ts';
import { requestOf } from './requests.fixture.ts';
import { tellStory } from './tell.ts';

describe.each(['quest', 'adventure'] as const)('a text of the kind %s', (kind) => {
  test.each([
    'A red dragon has taken a dwarven city',
    'A race for a fallen star',
    'A rebellion',
    'A village without shadows and without names',
  ])('tells a tale where no plot fits "%s", and only mentions the idea', (idea) => {
    for (let seed = 0; seed < 4; seed += 1) {
      const story = tellStory(requestOf(kind, seed, { idea }));
      expect(story.facts['kernel']).toBeUndefined();
      expect(story.facts['tale']).toBeDefined();
      expect(hasPlotOf(idea, story)).toBe(false);
      const told = story.sections.filter(({ text }) => text.includes(`"${idea}"`));
      expect(told.map(({ id }) => id)).toEqual(['pitch']);
    }
  });

  test('mentions nothing of an idea that lines exclude', () => {
    const given = { idea: 'A famine in the north', lines: ['famine'] };
    for (let seed = 0; seed < 4; seed += 1) {
      const { sections } = tellStory(requestOf(kind, seed, given));
      expect(sections.map(({ text }) => text).join('\n')).not.toMatch(/famine/i);
    }
  });

  test('mentions the idea again if a section is written again', () => {
    const request = requestOf(kind, 3, { idea: 'A rebellion' });
    const story = tellStory(request);
    const again = tellStory({
      ...request,
      keep: { story, sections: ['truth'] },
      instruction: 'again',
    });
    expect(again.facts).toEqual(story.facts);
    const pitchOf = (told: typeof story) => told.sections.find(({ id }) => id === 'pitch')?.text;
    expect(pitchOf(again)).toContain('"A rebellion"');
  });

  test.each([
    ['the statues change places at night', /^strange-rule$/],
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

test('a thing that was stolen from a tomb was kept there', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const story = tellStory(requestOf('quest', seed, { idea: 'A crown was stolen from a tomb' }));
    expect(story.sections.find(({ id }) => id === 'places')?.text).toMatch(/^\*\*The tomb\*\*/);
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
