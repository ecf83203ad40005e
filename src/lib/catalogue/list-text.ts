/** Splits at the separator; a part in double quotes may hold it. Empty parts are left out. */
export function splitList(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  let inQuotes = false;
  const close = (): void => {
    const done = quoted ? part : part.trim();
    if (done !== '' || quoted) parts.push(done);
    part = '';
    quoted = false;
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (inQuotes) {
      if (sign !== '"') part += sign;
      else if (text[index + 1] === '"') {
        part += '"';
        index += 1;
      } else inQuotes = false;
    } else if (sign === '"' && !quoted && part.trim() === '') {
      part = '';
      quoted = true;
      inQuotes = true;
    } else if (separator.test(sign)) close();
    else if (!quoted || sign.trim() !== '') part += sign;
  }
  close();
  return parts;
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
