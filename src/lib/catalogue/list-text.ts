interface ListPart {
  text: string;
  /** Whether the part is in quotes: separators in it do not end it. */
  isQuoted: boolean;
}

/**
 * Splits at the separator; a part in double quotes may contain it. Quotes that do not enclose a
 * whole part are ordinary characters. Empty parts without quotes are omitted.
 */
export function listParts(text: string, separator: RegExp): ListPart[] {
  const parts: ListPart[] = [];
  let from = 0;
  let isBlank = true;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at);
    if (at < text.length && !separator.test(character)) {
      const end = character === '"' && isBlank ? endOfQuoted(text, at, separator) : null;
      if (character.trim() !== '') isBlank = false;
      if (end === null) continue;
      const closing = text.lastIndexOf('"', end - 1);
      const inside = text.slice(at + 1, closing).replaceAll('""', '"');
      parts.push({ text: inside, isQuoted: true });
      at = end;
    } else if (!isBlank) parts.push({ text: text.slice(from, at).trim(), isQuoted: false });
    from = at + 1;
    isBlank = true;
  }
  return parts;
}

export const splitList = (text: string, separator: RegExp): string[] =>
  listParts(text, separator).map((part) => part.text);

/** The end of the quoted part at `start`, or null if the quotes do not enclose a whole part. */
function endOfQuoted(text: string, start: number, separator: RegExp): number | null {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at === -1) return null;
  do at += 1;
  while (at < text.length && !separator.test(text.charAt(at)) && text.charAt(at).trim() === '');
  return at === text.length || separator.test(text.charAt(at)) ? at : null;
}

/**
 * For each separator of a list, a pattern of the parts that must be written in quotes, so that they
 * can be read again. Parts with a comma are among them, because `splitLoosely` splits at commas.
 */
const ambiguous = {
  ',': /[,;"\n]/,
  ';': /[,;"\n]/,
  '\n': /[\n\r]|^"/,
} as const;

export type ListSeparator = keyof typeof ambiguous;

/**
 * The parts as one text, from which `listParts` reads the same parts.
 * @param divides whether the code that reads the list would divide this part; then it is put in quotes
 */
export function joinList(
  parts: readonly string[],
  separator: ListSeparator,
  divides: (part: string) => boolean = () => false,
): string {
  const written = parts.map((part) =>
    ambiguous[separator].test(part) || part !== part.trim() || part === '' || divides(part)
      ? `"${part.replaceAll('"', '""')}"`
      : part,
  );
  return written.join(separator === '\n' ? '\n' : `${separator} `);
}

/** Splits at semicolons and line ends. If the result has only one part, commas separate too. */
export const splitLoosely = (text: string): string[] =>
  splitList(text, splitList(text, /[;\n]/).length > 1 ? /[;\n]/ : /[,;\n]/);
