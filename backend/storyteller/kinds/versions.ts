import type { Random } from '../random.ts';

function chooseIn(value: object, random: Random): void {
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    if (typeof part === 'string') Reflect.set(value, key, random.pick(part.split(' || ')));
    else if (typeof part === 'object' && part !== null) chooseIn(part, random);
  }
}

/**
 * A story with one version of each text that has two, `one || other`, so that two tellings of a story differ in
 * more than names. The versions of a text say the same, as any of them can meet any other.
 */
export function inVersion<Item extends object>(item: Item, random: Random): Item {
  const told = structuredClone(item);
  chooseIn(told, random);
  return told;
}
