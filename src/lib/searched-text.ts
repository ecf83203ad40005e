import { longestSearch } from './contract-limits.ts';

/** The words of a search in a URL, as the contract accepts them: without the character U+0000, and not longer than it allows. */
export const searchedText = (text: string | null): string =>
  (text ?? '').replaceAll('\u0000', '').trim().slice(0, longestSearch);
