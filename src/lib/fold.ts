/** Names in which folding changes only the case. Almost all names are such, and normalizing takes ten times as long. */
const plainName = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The form in which the server compares and sorts names: lower case, straight quotes, single
 * spaces.
 */
export function foldName(name: string): string {
  if (plainName.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Only letters and digits, without case and accents: `Weight (lb.)` → `weightlb`. */
export function looseName(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text;
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  // A text without letters and digits is kept, except for spaces around it.
  return folded === '' ? text.trim() : folded;
}

/** The words of a text, without case and accents. An apostrophe does not divide a word. */
export const looseWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]+/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The form in which e-mail addresses are compared. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
