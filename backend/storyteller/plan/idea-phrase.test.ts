import { describe, expect, test } from 'vitest';
import { ideaPhraseOf } from './idea-phrase.ts';
import { exclusionsOf, noExclusions } from './lines.ts';

describe('the phrase of an idea', () => {
  test.each([
    ['a harbour master who takes bribes', 'harbour master', 'who takes bribes'],
    ['a vampire countess', 'vampire countess', ''],
    ['I want an adventure about a goblin market', 'goblin market', ''],
    ['the captain of the guard', 'captain', 'of the guard'],
    ['a kingdom ruled by vampires', 'kingdom', 'ruled by vampires'],
    ['an old man selling maps', 'old man', 'selling maps'],
    ['The ferryman asks for help, but lies.', 'ferryman', 'asks for help'],
    [
      'A harbour master who knows her brother\u2019s ship.',
      'harbour master',
      "who knows her brother's ship",
    ],
    ['Captain Redbeard, a pirate', 'pirate', ''],
    ['floating islands', 'floating islands', ''],
  ])('of "%s" is "%s" with "%s"', (idea, noun, rest) => {
    expect(ideaPhraseOf(idea, noExclusions)).toMatchObject({ noun, rest });
  });

  test.each(['', '!?', 'a', 'one two three four five six seven eight'])(
    'of "%s" is missing',
    (idea) => {
      expect(ideaPhraseOf(idea, noExclusions)).toBeUndefined();
    },
  );

  test('knows what the noun does from what is said of it', () => {
    expect(ideaPhraseOf('the ferryman asks for help', noExclusions)?.isClause).toBe(true);
    expect(ideaPhraseOf('a ferryman who asks for help', noExclusions)?.isClause).toBe(false);
    expect(ideaPhraseOf('a city built on bones', noExclusions)?.isClause).toBe(false);
  });

  test('has only letters, hyphens and apostrophes, whatever the idea contains', () => {
    const phrase = ideaPhraseOf(
      'a {P} *lamp* [x](javascript) <img> | `\u202E seller',
      noExclusions,
    );
    expect(`${phrase?.noun} ${phrase?.rest}`).toMatch(/^[\p{L}' -]*$/u);
  });

  test('has nothing that a line of the campaign excludes', () => {
    expect(ideaPhraseOf('a spider queen', exclusionsOf(['spiders']))).toBeUndefined();
    expect(ideaPhraseOf('a queen who eats spiders', exclusionsOf(['spiders']))).toMatchObject({
      noun: 'queen',
      rest: '',
    });
  });
});
