/**
 * Splits at the separator; a part in double quotes may hold it. Quotes that do not enclose a whole
 * part are signs like any other. Empty parts are left out.
 */
export function splitList(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  let isBlank = true;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text.charAt(at);
    if (at < text.length && !separator.test(sign)) {
      const end = sign === '"' && isBlank ? endOfQuoted(text, at, separator) : null;
      if (sign.trim() !== '') isBlank = false;
      if (end === null) continue;
      const closing = text.lastIndexOf('"', end - 1);
      parts.push(text.slice(at + 1, closing).replaceAll('""', '"'));
      at = end;
    } else if (!isBlank) parts.push(text.slice(from, at).trim());
    from = at + 1;
    isBlank = true;
  }
  return parts;
}

/** Where the quoted part that begins here ends: at a separator or the end of the text. */
function endOfQuoted(text: string, start: number, separator: RegExp): number | null {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at === -1) return null;
  do at += 1;
  while (at < text.length && !separator.test(text.charAt(at)) && text.charAt(at).trim() === '');
  return at === text.length || separator.test(text.charAt(at)) ? at : null;
}

/** What would be taken for something else; commas too, which people put between names. */
const ambiguous = {
  ',': /[,;"\n]/,
  ';': /[,;"\n]/,
  '\n': /[\n\r]|^"/,
} as const;

export type ListSeparator = keyof typeof ambiguous;

export function joinList(parts: readonly string[], separator: ListSeparator): string {
  const written = parts.map((part) =>
    ambiguous[separator].test(part) || part !== part.trim() || part === ''
      ? `"${part.replaceAll('"', '""')}"`
      : part,
  );
  return written.join(separator === '\n' ? '\n' : `${separator} `);
}

/** Where there are semicolons or lines, commas belong to the parts; else they are what divides. */
export const splitLoosely = (text: string): string[] =>
  splitList(text, splitList(text, /[;\n]/).length > 1 ? /[;\n]/ : /[,;\n]/);
