/**
 * Text of a backend without control characters, which stand there as escapes such as `\u001b`: they would move the
 * cursor of a terminal, and no XML can hold them. Line breaks and tabs stay. JSON stays the same JSON, because it reads
 * such an escape as the character.
 */
export const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(
      /[[\p{Cc}\u2028\u2029\uFFFE\uFFFF]--[\n\t]]/gv,
      (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    );
