import type { Random } from '../random.ts';

/** Marks a version as the one of a tone: `grim: No farm was warned.` */
const toneMark = /^(?:grim|heroic|horror|intrigue|whimsical): /;

/** The versions without a mark, and those that are marked with the tone. */
const versionsFor = (text: string, tone: string): readonly string[] =>
  text
    .split(' || ')
    .filter((version) => !toneMark.test(version) || version.startsWith(`${tone}: `))
    .map((version) => version.replace(toneMark, ''));

function versionOf(part: unknown, tone: string, random: Random): unknown {
  if (typeof part === 'string') return random.pick(versionsFor(part, tone));
  if (Array.isArray(part)) return part.map((one: unknown) => versionOf(one, tone, random));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, one]: [string, unknown]) => [
      key,
      versionOf(one, tone, random),
    ]),
  );
}

/**
 * A copy of the story with one version of each text that has two, `one || other`, so that two texts of one story
 * differ in more than names. The versions of a text must have the same meaning, because each of them can stand
 * beside any version of another text. Those of a tone can differ in what happens.
 */
export function inVersion<Item extends object>(item: Item, tone: string, random: Random): Item {
  // The copy has the same keys and the same types.
  return versionOf(item, tone, random) as Item;
}
