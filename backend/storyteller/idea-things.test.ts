import { describe, expect, test } from 'vitest';
import { ideaThingOf } from './kinds/idea-thing.ts';
import { exclusionsOf, noExclusions } from './plan/lines.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import { tellStory } from './tell.ts';

describe.each(['setting', 'place', 'person', 'character'] as const)(
  'a text of the kind %s',
  (kind) => {
    test.each([
      ['a lantern that shows the drowned', /a lantern that shows the drowned/],
      ['the bridge is for sale', /the bridge is for sale/i],
      ['a baker who lies', /\bbaker\b/],
    ])('names what the idea "%s" is about', (idea, about) => {
      for (let seed = 0; seed < 20; seed += 1) {
        expect(textOf(tellStory(requestOf(kind, seed, { idea })), 'everyone')).toMatch(about);
      }
    });

    test('does not name what the lines of the campaign exclude', () => {
      for (let seed = 0; seed < 10; seed += 1) {
        const idea = 'a lantern that shows the drowned';
        const story = tellStory(requestOf(kind, seed, { idea, lines: ['drowning'] }));
        expect(textOf(story)).not.toMatch(/drown/i);
      }
    });
  },
);

describe('the thing of an idea', () => {
  test.each([
    ['a lantern that shows the drowned', 'thing', 'lantern'],
    ['The bridge is for sale!', 'clause', 'bridge'],
    ['a baker who lies', 'person', 'baker'],
    ['a grumpy old blacksmith', 'person', 'blacksmith'],
    ['a kingdom that has lost its king', 'whole', 'kingdom'],
    ['a city built on the back of a giant', 'whole', 'city'],
    ['islands where the dead vote', 'whole', 'island'],
    ['an orc cleric raised by her brother', 'person', 'cleric'],
  ])('of "%s" is a %s', (idea, sort, head) => {
    expect(ideaThingOf(idea, noExclusions)).toMatchObject({ sort, head });
  });

  test.each([
    '',
    'dragons',
    'an adventure about a dragon',
    'a very long idea with many more words than any sentence of a text can hold',
  ])('of "%s" is nothing', (idea) => {
    expect(ideaThingOf(idea, noExclusions)).toBeUndefined();
  });

  test('has only letters and hyphens, whatever the idea contains', () => {
    const hostile = 'a {P} *lamp* [x](javascript) <img> that | `sings` \u202E';
    expect(ideaThingOf(hostile, noExclusions)?.text ?? '').toMatch(/^[\p{L} -]*$/u);
    expect(ideaThingOf('a lamp of blood', exclusionsOf(['blood']))).toBeUndefined();
  });
});
