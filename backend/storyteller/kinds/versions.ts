import type { Random } from '../random.ts';

/**
 * A story with one version of each text that has two, `one || other`, so that two tellings of a story differ in
 * more than names. The versions of a text say the same, as any of them can meet any other.
 */
export const inVersion = <Item extends object>(item: Item, random: Random): Item =>
  JSON.parse(JSON.stringify(item), (_key, value: unknown) =>
    typeof value === 'string' ? random.pick(value.split(' || ')) : value,
  );
