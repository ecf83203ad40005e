import { readersIn } from '../entry-text/passages.ts';

/** The most characters of the versions of all texts in one request of `entryImport`. */
export const maxViewCharacters = 1_000_000;

/** How many characters the texts of an entry have in all versions that a server stores of them. */
export function viewCharacters({
  text = '',
  recap = '',
}: {
  text?: string;
  recap?: string;
}): number {
  const named = new Set([...readersIn(text), ...readersIn(recap)]);
  // The whole texts, what everyone reads, and what each named member reads.
  return (text.length + recap.length) * (2 + named.size);
}
