const combiningMarks = /\p{M}+/gu;
const apostrophes = /['’‘ʼ]/g;
const commasInNumbers = /(?<=\d),(?=\d)/g;
const otherLetters = /[^\p{ASCII}]/gu;

/**
 * The short form of a name for a key: `Ball bearings (bag of 1,000)` → `ball-bearings-bag-of-1000`.
 */
export function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(combiningMarks, '')
      .replaceAll(apostrophes, '')
      .replaceAll(commasInNumbers, '')
      // Keys are ASCII; letters of other scripts are written as their code points.
      .replaceAll(otherLetters, (character) =>
        /[\p{L}\p{N}]/u.test(character) ? `-u${character.codePointAt(0)?.toString(16)}-` : '-',
      )
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, longestSlug)
      .replaceAll(/^-|-$/g, '') || 'unnamed'
  );
}

/** Leaves room for the edition in a key of 128 characters. */
const longestSlug = 120;
