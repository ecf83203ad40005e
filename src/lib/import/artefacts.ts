/** Removes `="…"`. People write `="00123"` so that a spreadsheet keeps digits as text. */
export const unwrapFormula = (text: string): string =>
  text.startsWith('="')
    ? (/^="((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? text)
    : text;

const formula = /^(?:[=@]\S|[+-][A-Za-z(]+[\d(!:])/;

/** A number such as `1.23E+12`: a spreadsheet has probably shortened it. */
const shortened = /^[+-]?\d([.,]\d+)?E[+-]?\d{2,3}$/i;

/** A spreadsheet keeps 15 digits and replaces the others by zeros. */
const tooLong = /^\d{16,}$/;

/** A short text in quotes, without quotes inside. */
const quoted = /^(?:"[^"]{1,60}"|[“„][^“”„]{1,60}[”“])$/;

/**
 * A warning for a text that is like a formula, is in quotes or may have lost digits in a
 * spreadsheet.
 */
export function suspicionOf(text: string): string | undefined {
  if (formula.test(text)) return 'This looks like a formula. It is kept as text and never run.';
  if (quoted.test(text.trim())) return 'This text is in quotes; they are kept as part of it.';
  // The checks below are for numbers. This faster check skips most other texts.
  if (!/\d/.test(text) || text.length > 40) return undefined;
  const plain = text.trim();
  if (shortened.test(plain)) return 'A spreadsheet has shortened this number and lost digits.';
  return tooLong.test(plain)
    ? 'A spreadsheet keeps only 15 digits of a number. Check the last ones.'
    : undefined;
}
