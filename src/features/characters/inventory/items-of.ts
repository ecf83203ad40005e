import type { Character } from '#src/generated/model/index.ts';
import { kitItems } from '#src/lib/character/kit-items.ts';

/** The same ids on every device, so that the list can be written from two devices. */
const kitIds = () => {
  let count = 0;
  return () => {
    count += 1;
    return `kit-item-${count}`;
  };
};

/** What the character carries; before the list was first written, the starting equipment. */
export function itemsOf({ items, class: name, background, equipment }: Character) {
  const start = kitItems(name, background, equipment, kitIds());
  return { items: items ?? start.items, start, isStart: items === null };
}
