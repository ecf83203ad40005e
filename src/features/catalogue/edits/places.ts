import type { CatalogueItem } from '../values.ts';

/** Where each item of a list is. A list that has only grown at its end is not gone through again. */
export function placesOf() {
  let known: readonly CatalogueItem[] = [];
  let places = new Map<string, number>();
  return (items: readonly CatalogueItem[]): ReadonlyMap<string, number> => {
    if (items === known) return places;
    const grown =
      items.length >= known.length && known.every(({ sk }, index) => sk === items[index]?.sk);
    const from = grown ? known.length : 0;
    // Another map each time something moves: whoever still holds the old list keeps what fits it.
    if (!grown) places = new Map();
    for (let index = from; index < items.length; index += 1) {
      const item = items[index];
      if (item !== undefined) places.set(item.sk, index);
    }
    known = items;
    return places;
  };
}
