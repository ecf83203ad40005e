import type { Kind } from '../kind.ts';

/** What the two directions of an order are called, if not `A to Z` and `Z to A`. */
const directions: Readonly<Record<string, readonly [string, string]>> = {
  cost: ['cheapest first', 'dearest first'],
  weight: ['lightest first', 'heaviest first'],
  edition: ['oldest first', 'newest first'],
};

/** The orders of a list. The value of an option is the `sort` parameter, with `down` if it is reversed. */
export function sortOptions({ sorts, fields }: Pick<Kind, 'sorts' | 'fields'>) {
  return sorts.flatMap((sort) => {
    const field = fields.find(({ options }) => options.sort === sort);
    if (field === undefined) return [];
    const [up, down] = directions[sort] ?? ['A to Z', 'Z to A'];
    return [
      { value: sort, label: `${field.label}, ${up}` },
      { value: `${sort} down`, label: `${field.label}, ${down}` },
    ];
  });
}
