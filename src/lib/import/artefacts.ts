/** `="00123"`: how people make a spreadsheet keep a text as it is. */
export const unwrapFormula = (text: string): string =>
  text.startsWith('="')
    ? (/^="((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? text)
    : text;

const formula = /^(?:[=@]\S|[+-][A-Za-z(]+[\d(!:])/;

/** `1.23E+12`: the digits are gone. */
const shortened = /^[+-]?\d([.,]\d+)?E[+-]?\d{2,3}$/i;

/** A spreadsheet keeps 15 digits and writes zeros for the others. */
const tooLong = /^\d{16,}$/;

/** All of a short text in quotes, and none within them. */
const quoted = /^(?:"[^"]{1,60}"|[“„][^“”„]{1,60}[”“])$/;

/** What a text may have suffered in a spreadsheet, said where it is kept as it is. */
export function suspicionOf(text: string): string | undefined {
  if (formula.test(text)) return 'This looks like a formula. It is kept as text and never run.';
  if (quoted.test(text.trim())) return 'It stands in quotes, and they are kept as part of it.';
  // Nearly all texts end here.
  if (!/\d/.test(text) || text.length > 40) return undefined;
  const plain = text.trim();
  if (shortened.test(plain)) return 'A spreadsheet has shortened this number; its digits are lost.';
  return tooLong.test(plain)
    ? 'A spreadsheet keeps only 15 digits of a number. Look at the last ones.'
    : undefined;
}
