import { describe, expect, test } from 'vitest';
import { phrases } from './asked-phrases.ts';

const found = (phrase: string, idea: string): Readonly<Record<string, string>> | undefined => {
  const match = phrases(phrase)[0]?.exec(idea);
  return match === null || match === undefined ? undefined : { ...match.groups };
};

describe('a phrase finds its nouns in an idea', () => {
  test.each([
    ['afraid|scared of {what}', 'a dwarf scared of the dark', { what: 'the dark' }],
    ['afraid of {what}', 'an elf afraid of old dogs and cats', { what: 'old dogs' }],
    [
      'whose {home:<home>} was|were <destroyed> by {who}',
      'an elf whose village was burned by orcs',
      { home: 'village', who: 'orcs' },
    ],
    ['in_love with {who}', 'a bard in love with a princess who hates him', { who: 'a princess' }],
    ['<wants> to become {what!}', 'she wants to become a knight', { what: 'a knight' }],
    ['<wants> to become {what!}', 'she wants to become rich', undefined],
    ['exiled for {what~}', 'exiled for refusing to fight, alone', { what: 'refusing to fight' }],
    ['seeks {what^}', 'seeks the man who sold her, and gold', { what: 'the man who sold her' }],
    ['lost <their> old? sword', 'he lost his sword', {}],
    ["{who:king|noble}'s son", "a noble's son", { who: 'noble' }],
    ['pays * debt', 'pays off an old debt', {}],
  ])('"%s" in "%s"', (phrase, idea, groups) => {
    expect(found(phrase, idea)).toEqual(groups);
  });

  test('a list that does not exist is an error', () => {
    expect(() => phrases('<nothing>')).toThrow('nothing');
  });
});
