/** Words that many names have: they make no two names alike. */
const small = new Set(['of', 'the', 'and', 'in', 'de', 'al']);

const plainLetters = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Letters that are easily misheard become one: `Chagan` and `Khadan` sound alike. */
const soundOf = (word: string): string =>
  word
    .replaceAll(/[ck]h|[ckqpt]/g, 'k')
    .replaceAll(/[bdg]h?/g, 'd')
    .replaceAll('n', 'm')
    .replaceAll(/[fvw]/g, 'v')
    .replaceAll('z', 's')
    .replaceAll(/(.)\1/g, '$1');

/**
 * What a listener confuses names by: the first four letters, the last four and the sound of each of its words. Two
 * names that share one of them are alike: `Eidersund` and `Eiderstad`, `Orkhan Tobe` and `Chagan Tobe`.
 */
export const traitsOf = (name: string): readonly string[] =>
  plainLetters(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .flatMap((word) =>
      word.length < 4
        ? [`${word}-`]
        : [`${word.slice(0, 4)}-`, `-${word.slice(-4)}`, `~${soundOf(word)}`],
    );

/** The name that shares least with the names in use; the first of several. */
export function leastAlike<Item>(
  list: readonly Item[],
  traits: ReadonlySet<string>,
  nameOf: (item: Item) => string,
): Item | undefined {
  const shared = (item: Item): number =>
    traitsOf(nameOf(item)).filter((trait) => traits.has(trait)).length;
  return list.toSorted((one, other) => shared(one) - shared(other))[0];
}
