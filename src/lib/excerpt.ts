/** The maximum number of characters of an excerpt. The contract has the same limit. */
export const excerptLength = 300;

/**
 * The beginning of a text in one line. A text that is too long is cut after a whole word, or within
 * the last word if that word is very long.
 */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= excerptLength) return line;
  const cut = characters.slice(0, excerptLength - 1).join('');
  const wholeWords = cut.replace(/\s\S*$/, '');
  return `${wholeWords.length > cut.length / 2 ? wholeWords : cut}…`;
}
