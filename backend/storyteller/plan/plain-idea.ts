import { numberWord } from '../realise/tidy.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { clauseVerbs } from '../tables/matters/idea-grammar.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isAdjective } from '../tables/person-traits.ts';
import { stops, withArticle } from './idea-phrase.ts';
import { titleForm } from './words.ts';

const lower = (word: string): string => word.toLowerCase();

const years = /\b(\d{1,4}|[a-z]+(?:-[a-z]+)?)[ -]years?[ -]old\b/i;

function inWords(count: number): string {
  const ones = count % 100;
  return count < 100 || ones === 0
    ? numberWord(count)
    : `${numberWord(count - ones)} and ${numberWord(ones)}`;
}

function ageWords(typed: string): string | undefined {
  const word = /^\d/.test(typed) ? inWords(Number(typed)) : lower(typed);
  return /\d/.test(word) ? undefined : `${word} years old`;
}

/** The idea with its age as a part of its own: "a 70-year-old wizard" is "a wizard, seventy years old". */
function withAge(idea: string): string {
  const text = idea
    .replace(/(?<=,\s*)(?:aged?\s+)?(\d{1,4})(?=\s*(?:[,;.]|$))/, '$1 years old')
    .replace(/\bis\s+(\d{1,4})(?=\s*(?:[,;.]|$|and\b))/, 'is $1 years old')
    .replace(/\baged\s+(\d{1,4})\b/, '$1 years old');
  const [found = '', typed = ''] = years.exec(text) ?? [];
  const age = ageWords(typed);
  if (found === '' || age === undefined) return text;
  const at = text.indexOf(found);
  const isBeforeNoun =
    /^\s+\p{L}/u.test(text.slice(at + found.length)) && !/(?:\bis|,)\s*$/.test(text.slice(0, at));
  if (!isBeforeNoun) return text.replace(found, age);
  const rest = text
    .replace(found, '')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(
      /\b(an?) (\p{L}+)/iu,
      (_, article: string, word: string) =>
        (article.startsWith('A') ? 'A' : 'a') + withArticle(word).slice(1),
    );
  return `${rest.replace(/[.\s]+$/, '')}, ${age}`;
}

/** Whether a word without a capital can be a name: "borin, a dwarf". */
const isUnknown = (word: string): boolean =>
  ![isPersonNoun, isAdjective].some((isKnown) => isKnown(word)) &&
  !ideaNouns.has(word) &&
  !clauseVerbs.has(word) &&
  !stops.test(word);

/** An idea in capitals only, or with a name at its beginning and without any. */
function withCapitals(idea: string): string {
  if (!/\p{Ll}/u.test(idea)) {
    return idea.replaceAll(/\p{L}{2,}/gu, (word) => word.charAt(0) + lower(word.slice(1)));
  }
  if (/\p{Lu}/u.test(idea)) return idea;
  return idea.replace(/^\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?(?=,? (?:an?|the) \p{L})/u, (name) =>
    name.split(' ').every(isUnknown) ? titleForm(name) : name,
  );
}

/** "Zora (they/them)" */
export const pronounPair =
  /[\s,(]*\b(she|he|they)\/(?:her|him|them|hers|his|theirs)(?:\/\p{L}+)?\b\)?/iu;

/** The idea for a person or a character in the forms that are read: with capitals, ages in words, and without titles in short. */
export const plainIdea = (idea: string): string =>
  withAge(
    withCapitals(idea.trim().replace(pronounPair, ''))
      // "She is a blacksmith", "I am a dwarf"
      .replace(
        /^(?:(?:she|he|they|it|i)(?: is| are| am|['\u2019](?:s|re|m))) (?=(?:an?|the) )/i,
        '',
      )
      .replaceAll(/["\u201c\u201d]/g, '')
      .replaceAll(/\b(Mr|Mrs|Ms|Dr|St|Prof|Capt)\.(?= \p{Lu})/gu, '$1')
      .replaceAll(/\s+[-\u2013\u2014]+\s+|\s*[\u2013\u2014]\s*/g, ', ')
      // "An old woman and her dog" is about one person.
      .replace(/^([^,;:.!?()\n]*?) and (?=(?:her|his|their) )/, '$1 with ')
      .replaceAll(
        /(^|[,;.(\n]|\b(?:with|and)\b)\s*(?:(?:the|her|his|their)\s+)?[Nn]ame(?:\s*:|\s+(?:is|of)\b)?\s+(?=\p{Lu})/gu,
        ' named ',
      )
      .trim(),
  ).replaceAll(/(?<![\d.,])\d{1,2}(?![\d.,]|st\b|nd\b|rd\b|th\b)/g, (digits) =>
    numberWord(Number(digits)),
  );
