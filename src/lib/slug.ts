const combiningMarks = /\p{M}+/gu;
const apostrophes = /['’‘ʼ]/g;
const commasInNumbers = /(?<=\d),(?=\d)/g;
const otherLetters = /[^\p{ASCII}]/gu;

/** The name in short for a key: `Ball bearings (bag of 1,000)` → `ball-bearings-bag-of-1000`. */
export function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(combiningMarks, '')
      .replaceAll(apostrophes, '')
      .replaceAll(commasInNumbers, '')
      // Keys are ASCII; letters of other scripts stay apart by their numbers.
      .replaceAll(otherLetters, (character) =>
        /[\p{L}\p{N}]/u.test(character) ? `-u${character.codePointAt(0)?.toString(16)}-` : '-',
      )
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, longest)
      .replaceAll(/^-|-$/g, '') || 'unnamed'
  );
}

/** Leaves room for the edition in a key of 128 characters. */
const longest = 120;
