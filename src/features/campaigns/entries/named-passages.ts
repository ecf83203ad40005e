/** Not the parser of texts, which is large: this changes only what is shown, also in code. */
const start = /^\s*:{3,}\s*secret\s*(?:\{\s*for="([^"]*)"\s*\})?\s*$/;
const end = /^\s*:{3,}\s*$/;

/**
 * The text with words in the place of the marks of passages, for reading: the ids of members in the marks say
 * nothing to people.
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
