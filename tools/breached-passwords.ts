// Writes src/lib/passwords/breached-passwords.ts from the list of @zxcvbn-ts/language-common, which comes
// from breached passwords. Run it after an update of the package.
import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
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

export function fileOf(passwords: readonly string[]): string {
  const stems = commonStems(passwords);
  const classes = classEnds.map((end, index) =>
    stems.slice(index === 0 ? 0 : classEnds[index - 1], end).toSorted(),
  );
  const lines = classes.map((words) => `  '${words.join(' ')}',`);
  return `// Generated from @zxcvbn-ts/language-common (MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.)
// by \`node tools/breached-passwords.ts\`. Never edited.

/** Words of common and breached passwords, sorted, in four classes: the most common ones first. */
export const commonPasswords: readonly string[] = [
${lines.join('\n')}
];
`;
}

if (import.meta.main) {
  const passwords = dictionary['passwords-common'];
  writeFileSync('src/lib/passwords/breached-passwords.ts', fileOf(passwords));
}
