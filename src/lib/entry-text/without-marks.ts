/** The patterns of the most common marks, and what remains of them. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^\s*:{3,}.*$/gm, ''],
  [/!\[[^\]]*\]\([^)]*\)/g, ''],
  [/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1'],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, ''],
  [/(\*\*|__|~~|`)/g, ''],
  [/(^|\W)[*_](\S(?:.*?\S)?)[*_](?=\W|$)/g, '$1$2'],
];

/** Longer texts are cut first, so that no pattern reads a whole text. */
const readLength = 2_000;

/**
 * The words at the beginning of a Markdown text, for a page that must not load a parser. Unlike `plainText`
 * it leaves rare marks as they are.
 */
export const withoutMarks = (text: string): string =>
  marks
    .reduce((words, [pattern, rest]) => words.replaceAll(pattern, rest), text.slice(0, readLength))
    .replaceAll(/\s+/g, ' ')
    .trim();
