/** Splits at the separator; a part in double quotes may hold it. Empty parts are left out. */
export function splitList(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  let inQuotes = false;
  const close = (): void => {
    const done = quoted ? part : part.trim();
    if (done !== '') parts.push(done);
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
    } else if (sign === '"' && part.trim() === '') {
      part = '';
      quoted = true;
      inQuotes = true;
    } else if (separator.test(sign)) close();
    else if (!quoted || sign.trim() !== '') part += sign;
  }
  close();
  return parts;
}

const needsQuotes = (part: string): boolean => /[,;"\n]/.test(part) || part !== part.trim();

export const joinList = (parts: readonly string[], separator: ',' | ';'): string =>
  parts
    .map((part) => (needsQuotes(part) ? `"${part.replaceAll('"', '""')}"` : part))
    .join(`${separator} `);
