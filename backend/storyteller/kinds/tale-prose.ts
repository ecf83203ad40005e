const hasName = (sentence: string): boolean => /[\ue000-\uefff\d]/.test(sentence);

const longest = 240;

/** Whether two sentences can be one: neither is joined already, and neither quotes anybody. */
const canJoin = (before: string, after: string): boolean =>
  /[^.]\.$/.test(before) &&
  !/[;"]/.test(before) &&
  !/^[*(]|[;"]/.test(after) &&
  !before.endsWith('*.') &&
  before.length + after.length < longest;

/** What keeps its capital inside a sentence. */
const proper =
  /^(?:I|God|Hell|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Greywatch|Lantern Row|Cold Step|Rain Street)\b/;

const lowerStart = (sentence: string): string =>
  !proper.test(sentence) && /^(?:[A-Z][a-z]*['\u2019-]?[a-z]*|A)[ ,:]/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;

/**
 * Joins a sentence without a name or a number to its neighbour, once: alone it says the same in every text of a
 * tale, and long chains are hard to read.
 */
export function anchorTale(line: string): string {
  const joined: string[] = [];
  for (const sentence of line.split(/(?<=[.?!]["\u201d]?) (?=[^a-z])/)) {
    const before = joined.at(-1);
    const isNamed = before === undefined || (hasName(sentence) && hasName(before));
    if (isNamed || !canJoin(before, sentence)) joined.push(sentence);
    else joined[joined.length - 1] = `${before.slice(0, -1)}; ${lowerStart(sentence)}`;
  }
  return joined.join(' ');
}
