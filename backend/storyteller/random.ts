/** A stream of random numbers that depends only on its seed and its purpose. */
export interface Random {
  /** 0 ≤ number < 1 */
  next: () => number;
  /** 0 ≤ integer < limit */
  int: (limit: number) => number;
  chance: (probability: number) => boolean;
  /** Throws for an empty list: a table without a fitting row is an error of the tables. */
  pick: <Item>(list: readonly Item[]) => Item;
  shuffle: <Item>(list: readonly Item[]) => Item[];
  /** A stream of the numbers that this one would give next. */
  copy: () => Random;
}

/** FNV-1a, with the final mixing of MurmurHash3, so that similar seeds give unrelated streams. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * One stream per purpose (`plan`, `names`, `words|pitch`), so that a change of one part of a story
 * leaves the choices of the other parts as they are. The generator is mulberry32.
 */
export const randomStream = (seed: number | string, purpose: string): Random =>
  streamFrom(hashText(`${seed}|${purpose}`));

function streamFrom(start: number): Random {
  let state = start;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[int(list.length)];
    if (item === undefined) throw new Error('A list to choose from is empty.');
    return item;
  };
  const shuffle = <Item>(list: readonly Item[]): Item[] =>
    list
      .map((item) => ({ item, place: next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ item }) => item);
  const chance = (probability: number): boolean => next() < probability;
  return { next, int, chance, pick, shuffle, copy: () => streamFrom(state) };
}
