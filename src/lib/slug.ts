const combiningMarks = /\p{M}+/gu;
const apostrophes = /['’‘ʼ]/g;
const commasInNumbers = /(?<=\d),(?=\d)/g;
const otherLetters = /[^\p{ASCII}]/gu;

/** Names whose slug needs none of the replacements below, which take four times as long. */
const plainName = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

/** A key has at most 128 characters, with the edition in front of the slug. */
const longestSlug = 120;

/**
 * The short form of a name for a key: `Ball bearings (bag of 1,000)` → `ball-bearings-bag-of-1000`.
 */
export function slug(name: string): string {
  const fullSlug = plainName.test(name) ? name.toLowerCase().replaceAll(' ', '-') : slugOfAny(name);
  if (fullSlug.length <= longestSlug) return fullSlug || 'unnamed';
  // The hash makes the slugs of long names with the same beginning different.
  const hash = hashOf(fullSlug);
  return `${fullSlug.slice(0, longestSlug - hash.length - 1).replace(/-$/, '')}-${hash}`;
}

function slugOfAny(name: string): string {
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
      .replaceAll(/^-|-$/g, '')
  );
}

/** A hash of 53 bits in 11 digits of base 36, made by cyrb53: https://github.com/bryc/code */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 2_654_435_761);
    low = Math.imul(low ^ text.charCodeAt(at), 1_597_334_677);
  }
  const mixed = (one: number, other: number) =>
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  const value = (mixed(low, high) & 0x1fffff) * 2 ** 32 + (mixed(high, low) >>> 0);
  return value.toString(36).padStart(11, '0');
}
