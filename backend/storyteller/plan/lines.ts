import { namePattern } from '../realise/sentences.ts';
import type { StoryRequest } from '../story.ts';
import { themes } from '../tables/themes.ts';
import type { Row } from '../tables/row-types.ts';
import { withLand, type RequestOfLand } from './land.ts';
import { rowText, rowThemes } from './truths.ts';

/** What the lines of a campaign exclude from a text. */
export interface Exclusions {
  /** Whether a text contains an excluded word. */
  matches: (text: string) => boolean;
  allows: (row: Row) => boolean;
}

export const noExclusions: Exclusions = { matches: () => false, allows: () => true };

const stopWords = new Set(
  (
    'and any are all the for from with without not more than that this into onto over under very ' +
    'please scenes scene content graphic explicit describing descriptions depicted involving ' +
    'violence violent against towards people person characters players things anything about harm being'
  ).split(' '),
);

/** Anything but letters and digits, of any script. */
const separators = /[^\p{L}\p{N}]+/u;

const escaped = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, '');

/** What a line of stop words alone means, such as "graphic violence" or "harm to people". */
const plainlyViolent = ['blood', 'torture'];

/** The beginning of a word that its other forms share: `burning` and `burned` have `burn`. */
function stem(word: string): string {
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

/** The words of a line that say something. */
function wordsOf(line: string): string[] {
  const all = line
    .slice(0, 200)
    .toLowerCase()
    .split(separators)
    .filter((word) => word.length >= 3);
  const words = all.filter((word) => !stopWords.has(word));
  return words.length > 0 || all.length === 0 ? words : plainlyViolent;
}

/** The result of the last call is kept, because each candidate of a story needs the same exclusions. */
let last: { key: string; exclusions: Exclusions } | undefined;

export function exclusionsOf(lines: readonly string[]): Exclusions {
  const key = JSON.stringify(lines);
  if (last?.key !== key) last = { key, exclusions: newExclusions(lines) };
  return last.exclusions;
}

/** The text without the sentences that contain an excluded word: the last resort of a candidate. */
export function withoutExcluded(text: string, { matches }: Exclusions): string {
  if (!matches(text.replaceAll(namePattern, ''))) return text;
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.?!]["”*]{0,2}) (?=[^a-z])/)
        .filter((sentence) => !matches(sentence.replaceAll(namePattern, '')))
        .join(' '),
    )
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n');
}

/**
 * Veiled themes have no version that happens out of sight, so they are left out like lines, and so is what
 * contradicts the land of the campaign.
 */
export const exclusionsFor = (
  request: Pick<StoryRequest, 'lines' | 'veils'> & RequestOfLand,
): Exclusions => withLand(exclusionsOf([...request.lines, ...request.veils]), request);

/**
 * A line such as "spiders" or "harm to children" excludes its words in all their forms, and all
 * words of the themes that one of its words belongs to.
 */
function newExclusions(lines: readonly string[]): Exclusions {
  const words = lines.flatMap(wordsOf).flatMap(formsOf);
  if (words.length === 0) return noExclusions;
  const stems = new Set(words.map(stem));
  const excluded = themes.filter(({ asked }) => asked.some((word) => stems.has(stem(word))));
  const names = new Set(excluded.map(({ id }) => id));
  // A short stem must be a whole word or its plural, or "rat" would exclude "rather".
  const parts = [...stems, ...words, ...excluded.flatMap((theme) => theme.words)].map((word) => {
    const letters = escaped(word);
    return letters.length <= 3 ? `${letters}(?:s|es|ed|ing|y)?(?![a-z0-9])` : letters;
  });
  // `\b` is faster, but knows only the letters of English.
  const isEnglish = parts.every((part) => !/[^\0-\x7f]/.test(part));
  const start = isEnglish ? '\\b' : '(?<![\\p{L}\\p{N}])';
  const pattern = new RegExp(
    `${start}(?:${[...new Set(parts)].join('|')})`,
    isEnglish ? 'i' : 'iu',
  );
  const matches = (text: string): boolean => pattern.test(text);
  // The same rows are asked about for each candidate.
  const known = new Map<string, boolean>();
  const allows = (row: Row): boolean => {
    const text = rowText(row);
    const answer =
      known.get(text) ?? (!matches(text) && !rowThemes(row).some((theme) => names.has(theme)));
    known.set(text, answer);
    return answer;
  };
  return { matches, allows };
}
