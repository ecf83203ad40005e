/** Lines are recognized by patterns, because the parser of texts is large. So lines in code blocks are changed, too. */
const start = /^\s*:{3,}\s*secret\s*(?:\{\s*for="([^"]*)"\s*\})?\s*$/;
const end = /^\s*:{3,}\s*$/;

/**
 * The text with readable words instead of the lines where passages begin and end, because people cannot read the ids
 * of members in these lines.
 */
export function withNamedPassages(text: string, nameOf?: (userId: string) => string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => start.test(line))) return text;
  return lines
    .map((line) => {
      const opening = start.exec(line);
      if (opening === null) return end.test(line) ? '[End of the secret]' : line;
      const readers = (opening[1] ?? '').split(/[\s,]+/).filter((id) => id !== '');
      return `[${wordsOf(readers, nameOf)}]`;
    })
    .join('\n');
}

function wordsOf(readers: readonly string[], nameOf?: (userId: string) => string): string {
  if (readers.includes('everyone')) return 'Secret, revealed to everyone';
  if (readers.length === 0) return 'Secret';
  return nameOf === undefined
    ? 'Secret for chosen members'
    : `Secret for ${readers.map(nameOf).join(', ')}`;
}
