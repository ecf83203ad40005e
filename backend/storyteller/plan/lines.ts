import { withAsides } from '../realise/asides.ts';
import type { StoryRequest } from '../story.ts';
import type { Row } from '../tables/row-types.ts';
import { askedIn, stem } from './asked-themes.ts';
import { withLand, type RequestOfLand } from './land.ts';
import { rowText, rowThemes } from './truths.ts';

/** What the lines of a campaign exclude from a text. */
export interface Exclusions {
  /** Whether a text contains an excluded word. */
  matches: (text: string) => boolean;
  allows: (row: Row) => boolean;
}

export const noExclusions: Exclusions = { matches: () => false, allows: () => true };

const escaped = (text: string): string => text.replaceAll(/[^\p{L}\p{N} '-]/gu, '');

/** The result of the last call is kept, because each candidate of a story needs the same exclusions. */
let last: { key: string; exclusions: Exclusions } | undefined;

export function exclusionsOf(lines: readonly string[]): Exclusions {
  const key = JSON.stringify(lines);
  if (last?.key !== key) last = { key, exclusions: newExclusions(lines) };
  return last.exclusions;
}

/**
 * Veiled themes have no version that happens out of sight, so they are left out like lines, and so is what
 * contradicts the land of the campaign.
 */
export const exclusionsFor = (
  request: Pick<StoryRequest, 'lines' | 'veils'> & RequestOfLand,
): Exclusions => withLand(exclusionsOf([...request.lines, ...request.veils]), request);

/** The endings of a word of a theme. A short word has fewer, or "cur" would exclude "cured". */
const endings = "(?:'s|s|es|d|ed|ing|er|ers|y|ly)?";
const shortEndings = "(?:'s|s)?";

/** A field of a row, such as `{body}`, says nothing of the word that it stands for. */
const field = /\{[^{}:]*\}/g;

const anyOf = (parts: readonly string[]): string =>
  `(?:${[...new Set(parts)].toSorted().join('|')})`;

/** A pattern of words of themes, each of which ends with an asterisk if it is only the beginning of words. */
function patternsOfThemes(words: readonly string[]): string[] {
  const whole = words.filter((word) => !word.endsWith('*')).map(escaped);
  const long = whole.filter((word) => word.length > 3);
  const short = whole.filter((word) => word.length <= 3);
  return [
    ...words.filter((word) => word.endsWith('*')).map(escaped),
    ...(long.length === 0 ? [] : [`${anyOf(long)}${endings}(?![a-z0-9])`]),
    ...(short.length === 0 ? [] : [`${anyOf(short)}${shortEndings}(?![a-z0-9])`]),
  ];
}

/** A short stem must be a whole word or its plural, or "rat" would exclude "rather". */
function patternOfLine(word: string): string {
  const letters = escaped(word);
  return letters.length <= 3 ? `${letters}(?:s|es|ed|ing|y)?(?![a-z0-9])` : letters;
}

/**
 * A line such as "spiders" or "harm to children" excludes its words in all their forms, and all
 * words of the themes that it names.
 */
function newExclusions(lines: readonly string[]): Exclusions {
  const asked = lines.map(askedIn);
  const words = asked.flatMap((one) => one.words);
  const excluded = [...new Set(asked.flatMap((one) => one.themes))];
  if (words.length === 0 && excluded.length === 0) return noExclusions;
  const names = new Set(excluded.map(({ id }) => id));
  const parts = [
    ...[...words, ...words.map(stem)].map(patternOfLine),
    ...patternsOfThemes(excluded.flatMap((theme) => theme.words)),
  ];
  // `\b` is faster, but knows only the letters of English.
  const isEnglish = parts.every((part) => !/[^\0-\x7f]/.test(part));
  const start = isEnglish ? '\\b' : '(?<![\\p{L}\\p{N}])';
  const pattern = new RegExp(`${start}${anyOf(parts)}`, isEnglish ? 'i' : 'iu');
  const matches = (text: string): boolean => pattern.test(text);
  // The same rows are asked about for each candidate.
  const known = new Map<string, boolean>();
  const allows = (row: Row): boolean => {
    const text = rowText(row);
    const answer =
      known.get(text) ??
      (!matches(withAsides(text).replaceAll(field, 'N')) &&
        !rowThemes(row).some((theme) => names.has(theme)));
    known.set(text, answer);
    return answer;
  };
  return { matches, allows };
}
