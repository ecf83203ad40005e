import { describe, expect, test } from 'vitest';
import { requestOf } from './requests.fixture.ts';
import { tellStory } from './tell.ts';
import { quotedWords, textsOfStory, unusedWords } from './unused-words.ts';

const unusedOf = (idea: string): string[] =>
  unusedWords(idea, textsOfStory(tellStory(requestOf('person', 3, { idea }))));

describe('the unused words of an idea', () => {
  test('are those of which the story has no form', () => {
    const idea = 'A goblin merchant. Zeppelins matter, too.';
    expect(unusedOf(idea)).toEqual(['Zeppelins', 'matter']);
  });

  test('do not include what the fields of a character say, although a line leaves it out of the texts', () => {
    const idea = 'An old dwarf cleric, a former soldier';
    const story = tellStory(requestOf('character', 3, { idea, lines: ['war'] }));
    const { details } = story;
    expect(details).toMatchObject({ species: 'Dwarf', class: 'Cleric', background: 'Soldier' });
    const unused = unusedWords(idea, textsOfStory(story));
    expect(unused).not.toEqual(expect.arrayContaining([expect.stringMatching(/dwarf|cleric/)]));
    expect(unused).not.toContain('soldier');
  });

  test('do not include the task of the party, which the story means', () => {
    const story = tellStory(requestOf('quest', 3, { idea: 'rescue the princess' }));
    expect(unusedWords('rescue the princess', textsOfStory(story))).toEqual([]);
  });

  test('are none if the idea is in the story, or if there is none', () => {
    expect(unusedOf('a goblin merchant')).toEqual([]);
    expect(unusedOf('')).toEqual([]);
  });

  test('do not include words that ask for nothing by themselves', () => {
    expect(unusedOf('something about a person, maybe')).toEqual([]);
  });
});

describe('the quoted words of an idea', () => {
  const idea = 'a volcano with fire giants and a forge';

  test('are those that the texts have only where they repeat the idea', () => {
    const texts = ['There is a volcano with fire giants and a forge. The volcano smokes.'];
    expect(quotedWords(idea, texts)).toEqual(['fire', 'giants', 'forge']);
  });

  test('do not include words that no text has, or that a text has by themselves', () => {
    expect(quotedWords(idea, ['The giants of the volcano have a forge.'])).toEqual([]);
    expect(quotedWords('', ['The giants.'])).toEqual([]);
  });
});
