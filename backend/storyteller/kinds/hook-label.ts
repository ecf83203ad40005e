/** Words that leave the reader waiting for the next one. */
const joints = new Set(
  'a an the of in on at to for from by with and or but as that which who whose into over under is are was were has have had will would his her its their be been being not no one asks pays party he she it they find'.split(
    ' ',
  ),
);

const fewest = 6;
const most = 11;

/** Names of persons are not replaced by a pronoun, which would have nothing to stand for. */
const withNames = (hook: string): string =>
  hook
    .replaceAll(/\{([A-Z]\d?)(?:\.full)?\}/g, '{$1.name}')
    .replaceAll(/\[([^|\]]*)\|[^\]]*\]/g, '$1');

/** The first words of a hook, by which the game master finds what is behind it. */
export function hookLabel(hook: string): string {
  const words = withNames(hook).split(' ');
  const end = words.findIndex(
    (word, index) =>
      index + 1 >= fewest &&
      (index + 1 >= most || !joints.has(word.toLowerCase().replace(/\W/g, ''))),
  );
  if (end < 0) return words.join(' ').replace(/[.,;:!?"]+$/, '');
  const label = words
    .slice(0, end + 1)
    .join(' ')
    .replaceAll('"', '')
    .replace(/[.,;:!?]+$/, '');
  return `${label} …`;
}
