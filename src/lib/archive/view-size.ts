import { readersIn } from '../entry-text/passages.ts';

/** The most characters of the views of all texts in one request of `entryImport`. */
export const maxViewCharacters = 1_000_000;

/** The characters of all views that the server stores of the texts of an entry. */
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
