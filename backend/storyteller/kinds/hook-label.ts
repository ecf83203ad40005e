/** Words with which a label does not end, because a reader expects another word after them. */
const notLast = new Set(
  'a an the of in on at to for from by with and or but as that which who whose into over under is are was were has have had will would his her its their be been being not no one asks pays party he she it they find'.split(
    ' ',
  ),
);

/** The number of words of a label. */
const fewest = 6;
const most = 11;

/** Persons have their names instead of pronouns, because a label is read without the text before it. */
const withNames = (hook: string): string =>
  hook
    .replaceAll(/\{([A-Z]\d?)(?:\.full)?\}/g, '{$1.name}')
    .replaceAll(/\[([^|\]]*)\|[^\]]*\]/g, '$1');

/** The first words of a hook. The game master recognizes the hook by them where its explanation is. */
export function hookLabel(hook: string): string {
  const words = withNames(hook).split(' ');
  const end = words.findIndex(
    (word, index) =>
      index + 1 >= fewest &&
      (index + 1 >= most || !notLast.has(word.toLowerCase().replace(/\W/g, ''))),
  );
  if (end < 0) return words.join(' ').replace(/[.,;:!?"]+$/, '');
  const label = words
    .slice(0, end + 1)
    .join(' ')
    .replaceAll('"', '')
    .replace(/[.,;:!?]+$/, '');
  return `${label} …`;
}
