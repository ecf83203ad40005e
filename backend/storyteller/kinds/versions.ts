import type { Random } from '../random.ts';

function versionOf(part: unknown, random: Random): unknown {
  if (typeof part === 'string') return random.pick(part.split(' || '));
  if (Array.isArray(part)) return part.map((one: unknown) => versionOf(one, random));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, one]: [string, unknown]) => [key, versionOf(one, random)]),
  );
}

/**
 * A copy of the story with one version of each text that has two, `one || other`, so that two texts of one story
 * differ in more than names. The versions of a text must have the same meaning, because each of them can stand
 * beside any version of another text.
 */
export function inVersion<Item extends object>(item: Item, random: Random): Item {
  // The copy has the same keys and the same types.
  return versionOf(item, random) as Item;
}
