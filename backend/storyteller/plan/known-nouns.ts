import { ideaNouns } from '../tables/idea-nouns.ts';
import { auxiliaries, bandNouns, claimNouns, clauseVerbs } from '../tables/matters/idea-grammar.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { isCreatureNoun } from './foe.ts';
import { broken, determiners, singularOf } from './matter-words.ts';

/** Nouns of groups, of which there is one. */
export const collectives = new Set(
  'cult horde army gang clan tribe guild crew mob legion order coven militia brotherhood sisterhood family household dynasty'.split(
    ' ',
  ),
);

/** Whether any list has a noun, or its form says what it names. */
export const isKnownNoun = (head: string): boolean => {
  const noun = singularOf(head);
  return (
    [head, noun].some(
      (word) => claimNouns.has(word) || ideaNouns.has(word) || collectives.has(word),
    ) ||
    bandNouns.has(noun) ||
    isPlaceNoun(noun) ||
    isPersonNoun(noun) ||
    isCreatureNoun(noun)
  );
};

/** Whether a word is no name. */
export const isCommon = (word: string): boolean =>
  isKnownNoun(word) ||
  clauseVerbs.has(word) ||
  auxiliaries.has(word) ||
  determiners.test(word) ||
  broken.test(word);

const mostWords = 16;
const mostLetters = 96;

/** Shortened to its first clause if it is too long for a sentence. */
export function shortened(text: string): string {
  const isShort = (part: string): boolean =>
    part.split(' ').length <= mostWords && part.length <= mostLetters;
  if (isShort(text)) return text;
  const [first = ''] = text.split(/ (?:and|but|because|while|so that|until|which means) /);
  return isShort(first) ? first : '';
}
