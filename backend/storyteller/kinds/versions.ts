import type { Random } from '../random.ts';

function chooseIn(value: object, random: Random): void {
  const parts: readonly (readonly [key: string, part: unknown])[] = Object.entries(value);
  for (const [key, part] of parts) {
    if (typeof part === 'string') Reflect.set(value, key, random.pick(part.split(' || ')));
    else if (typeof part === 'object' && part !== null) chooseIn(part, random);
  }
}

/**
 * A copy of the story with one version of each text that has two, `one || other`, so that two texts of one story
 * differ in more than names. The versions of a text must have the same meaning, because each of them can stand
 * beside any version of another text.
 */
export function inVersion<Item extends object>(item: Item, random: Random): Item {
  const copy = structuredClone(item);
  chooseIn(copy, random);
  return copy;
}
