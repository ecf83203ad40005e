/** The words of a title that have no capital. */
const small = /^(?:an?|the|of|in|on|at|to|and|or|with|for|by|from|under|beneath|over|into)$/;

/** The first clause of an idea as it was typed, with only letters and the marks inside of words. */
export const typedClause = (idea: string): string =>
  idea
    .slice(0, 600)
    .normalize('NFC')
    .replaceAll(/[\u2019\u2018`]/g, "'")
    .split(/[.;:!?()\n,"]/)
    .map((text) =>
      text
        .replaceAll(/[^\p{L}' -]/gu, ' ')
        .replaceAll(/ss' (?=\p{L})/gu, "ss's ")
        .replaceAll(/(?<!\p{L})['-]+|['-]+(?!\p{L})/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .find((clause) => clause !== '') ?? '';

const hasCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);

/** Whether a clause is a title: "Curse of the Crimson Throne". */
export function isTitle(clause: string): boolean {
  const words = clause.split(' ').filter((word) => !small.test(word.toLowerCase()));
  return words.length > 1 && words.every(hasCapital);
}

/** Whether a clause is one word with a capital, which can be a name and can be the beginning of a sentence. */
export const isOneCapital = (clause: string): boolean =>
  !clause.includes(' ') && hasCapital(clause);

/** Gives the names of an idea, which is parsed without capitals, the capitals that they had. */
export function recased(text: string, clause: string, isCommon: (word: string) => boolean): string {
  const words = clause.split(' ');
  const title = isTitle(clause);
  // The first word of an idea has a capital because a sentence begins, unless the next one has one as well.
  const names = new Map(
    words
      .filter((word, index) => hasCapital(word) && (index > 0 || hasCapital(words[1] ?? '')))
      // In a title, common words have capitals as well.
      .filter((word) => !small.test(word.toLowerCase()) && !(title && isCommon(word.toLowerCase())))
      .map((word) => [word.toLowerCase(), word]),
  );
  return names.size === 0
    ? text
    : text.replaceAll(/(?<![{.\p{L}])\p{L}+(?:['-]\p{L}+)*/gu, (word) => names.get(word) ?? word);
}
