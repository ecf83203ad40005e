import { themes } from '../tables/themes/themes.ts';
import type { Theme } from '../tables/themes/theme.ts';
import { framingWords, grammarWords } from './framing-words.ts';

/** Words that join the others of a phrase. */
const joining = new Set('of to a an the in on at and or for by from being with'.split(' '));

/** Anything but letters and digits, of any script. */
const separators = /[^\p{L}\p{N}]+/u;

/** One line can list several topics. */
const listSeparators = /[,;/&+\n()]|\b(?:and|or)\b/u;

/** What a line without any other topic means, such as "graphic violence" or "harm to people". */
const plainlyViolent = ['blood', 'torture'];

const violent = /viol|harm|graphic|explicit|gratuit/;

/** Verbs of death as they stand in a sentence about how to play. */
const deathVerbs = /\b(?:dies?|died|dying|kills?|killed)\b/g;

const afterNotice =
  /\b(?:without|unless|until|before|only (?:with|if|when|after))\b.*\b(?:agree|allow|ask|check|chance|choos|consent|decid|discuss|notice|permission|say|talk|warn)/;
const ofPlayers = /\b(?:player|my|our|their|your|her|his) characters?\b|\bpcs?\b|\bheroe?s?\b/;
const allowed = /\b(?:may|can|might|could) (?:also |still |even )?(?:die|be killed|kill)\b/;
const negated = /\b(?:no|not|none|never|nobody|nothing|dont|cannot|cant)\b/;

/**
 * The text without the verbs of death that exclude nothing: "No one dies without a warning", "Players decide when
 * their characters die" and "Villains may die" say how to play, and a story may have deaths.
 */
function withoutRules(text: string): string {
  const isRule =
    afterNotice.test(text) || ofPlayers.test(text) || (allowed.test(text) && !negated.test(text));
  return isRule ? text.replaceAll(deathVerbs, ' ') : text;
}

const wordsIn = (text: string): string[] =>
  text.split(separators).filter((word) => word.length >= 2 && !joining.has(word));

/** The beginning of a word that its other forms share: `burning` and `burned` have `burn`. */
export function stem(word: string): string {
  const cut = word.replace(/(?:ings?|ers?|ed|es|s|y|ies)$/, '');
  if (cut.length >= 4) return cut;
  // "rivers" is cut to "river" and not to "riv", which is the beginning of no word of a text.
  const singular = word.replace(/s$/, '');
  return singular.length >= 3 ? singular : word;
}

/** The word with its singular or plural where these do not begin alike: wolves, thief, armies. */
function formsOf(word: string): string[] {
  const also = (ending: RegExp, ...others: string[]): string[] =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [];
  return [
    word,
    ...also(/ves$/, 'f', 'fe'),
    ...also(/fe?$/, 'ves'),
    ...also(/ies$/, 'y'),
    ...also(/(?<=[^aeiou])y$/, 'ies'),
  ];
}

const stemsOf = (word: string): string[] => formsOf(word).map(stem);

const phrases = themes.flatMap((theme) =>
  theme.asked.map((asked) => ({ theme, stems: wordsIn(asked).map(stemsOf) })),
);

/** What a line asks to leave out. */
export interface Asked {
  readonly themes: readonly Theme[];
  /** The words of the line itself. */
  readonly words: readonly string[];
}

/**
 * The themes that a part of a line names. The words of a phrase such as "animal cruelty" or "eye injury" mean something
 * only together, so they ask for nothing else.
 */
function askedInPart(part: string): Asked {
  const all = wordsIn(part);
  const stems = all.map(stemsOf);
  const placesOf = (words: readonly (readonly string[])[]): number[] =>
    words.map((word) => stems.findIndex((forms) => word.some((own) => forms.includes(own))));
  const found = phrases
    .map((phrase) => ({ theme: phrase.theme, places: placesOf(phrase.stems) }))
    .filter(({ places }) => !places.includes(-1));
  const inPhrase = new Set(
    found.filter(({ places }) => places.length > 1).flatMap(({ places }) => places),
  );
  const asked = found.filter(
    ({ places: [first = -1, ...others] }) => others.length > 0 || !inPhrase.has(first),
  );
  return {
    themes: [...new Set(asked.map(({ theme }) => theme))],
    words: all.filter(
      (word, index) =>
        word.length >= 3 &&
        !grammarWords.has(word) &&
        !framingWords.has(word) &&
        !inPhrase.has(index),
    ),
  };
}

/** What a line of a campaign, which is any text, asks to leave out. */
export function askedIn(line: string): Asked {
  const text = line.slice(0, 200).toLowerCase().replaceAll(/['’]/g, '');
  const parts = text.split(listSeparators).map(withoutRules).map(askedInPart);
  const asked = parts.flatMap((part) => part.themes);
  const words = parts.flatMap((part) => part.words).flatMap(formsOf);
  if (asked.length > 0 || words.length > 0) return { themes: [...new Set(asked)], words };
  if (!violent.test(text)) {
    // A single word is what is meant. More of them are a sentence about how to play, such as "No one gets left behind".
    const left = wordsIn(text).filter((word) => word !== 'no');
    const isTopic = left.length === 1 && !left.some((word) => grammarWords.has(word));
    return { themes: [], words: isTopic ? left : [] };
  }
  const plain = plainlyViolent.map(askedInPart);
  return { themes: plain.flatMap((part) => part.themes), words: plainlyViolent };
}
