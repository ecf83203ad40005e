import { cultureWords } from '../tables/setting-premises/culture-words.ts';

const cultureOf: ReadonlyMap<string, string> = new Map(
  cultureWords.flatMap(([culture, words]) => words.split(' ').map((word) => [word, culture])),
);

const order = cultureWords.map(([culture]) => culture);

/** The id of the culture whose names fit the land of an idea: those of a Viking land are not Venetian. */
export function cultureOfIdea(idea: string): string | undefined {
  const words = idea.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = new Set(words.flatMap((word) => cultureOf.get(word) ?? []));
  // "A high fantasy kingdom of elves, dwarves and humans" belongs to none of them.
  if (found.has('bough') && found.has('hold')) return undefined;
  return order.find((culture) => found.has(culture));
}
