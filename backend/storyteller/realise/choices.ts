/** A choice that contains no other choice. */
const innermost = /\[([^[\]]*\|[^[\]]*)\]/g;

/** A choice at the beginning of a text, which can contain others. */
export const choiceAtStart = /^\[(?:[^[\]]|\[[^[\]]*\])*\]/;

/** Replaces each choice, `[a|b]`, by one of its texts. A text of a choice can contain choices itself. */
export function withChoices(template: string, pick: (texts: readonly string[]) => string): string {
  let text = template;
  while (text.includes('[')) {
    const chosen = text.replaceAll(innermost, (_match, texts: string) => pick(texts.split('|')));
    if (chosen === text) break;
    text = chosen;
  }
  return text;
}

/** The template with the first text of each choice. */
export const withFirstChoices = (template: string): string =>
  withChoices(template, ([first = '']) => first);

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The one of the texts of a choice, which say the same, with the fewest words. */
export const shortestOf = (texts: readonly string[]): string =>
  texts.toSorted((one, other) => wordsIn(one) - wordsIn(other))[0] ?? '';
