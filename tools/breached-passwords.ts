// Writes src/lib/passwords/breached-passwords.ts from the list of @zxcvbn-ts/language-common, which comes
// from breached passwords, and from the long words of @zxcvbn-ts/language-en, which are a password by themselves.
// Run it after an update of the packages.
import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { letterAndDigits } from '#src/lib/passwords/letters-and-digits.ts';

/** The first words of each class are the most common; a word of a later class has more bits. */
const classEnds = [1000, 5000, 12_000, 20_000];

/**
 * The stems of the common passwords: what is left without the digits around them, because people add
 * digits until a password is long enough. Passwords that are long enough themselves stay whole.
 */
function commonStems(passwords: readonly string[]): string[] {
  const stems = new Set<string>();
  for (const password of passwords) {
    const text = letterAndDigits(password);
    const stem = text.length >= 15 ? text : text.replaceAll(/^\d+|\d+$/g, '');
    if (stem.length >= 4) stems.add(stem);
  }
  // Only long passwords can be registered at all, so all long stems stay, although they are rare.
  const all = [...stems];
  const long = all.filter((stem) => stem.length >= 15);
  const short = all.filter((stem) => stem.length < 15);
  return [...short.slice(0, 20_000 - long.length), ...long];
}

/** A shorter word is too short for a password, with two digits, too. */
const shortestLongWord = 13;

/** Words such as "congratulations". They are in the last class, although some of them are common. */
const longWords = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter((word) => word.length >= shortestLongWord && /^[a-z]+$/.test(word))),
];

/** @param language its words, which are too common to be a password alone or with a few digits */
export function fileOf(passwords: readonly string[], language: readonly string[]): string {
  const stems = commonStems(passwords);
  const known = new Set(stems);
  const others = longWords(language).filter((word) => !known.has(word));
  const last = classEnds.length - 1;
  const classes = classEnds.map((end, index) =>
    [
      ...stems.slice(index === 0 ? 0 : classEnds[index - 1], end),
      ...(index === last ? others : []),
    ].toSorted(),
  );
  const lines = classes.map((words) => `  '${words.join(' ')}',`);
  return `// Generated from @zxcvbn-ts/language-common and language-en (MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.)
// by \`node tools/breached-passwords.ts\`. Never edited.

/** Words of common and breached passwords, sorted, in four classes: the most common ones first. */
export const commonPasswords: readonly string[] = [
${lines.join('\n')}
];
`;
}

/** The lists of the packages. */
export const lists = [
  dictionary['passwords-common'],
  [...english['commonWords-en'], ...english['wikipedia-en']],
] as const;

if (import.meta.main) {
  writeFileSync('src/lib/passwords/breached-passwords.ts', fileOf(...lists));
}
