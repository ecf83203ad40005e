import { useState } from 'react';

let last = 0;
const newIds = (count: number): number[] => Array.from({ length: count }, () => (last += 1));

/**
 * Entries of a list have no identity of their own. These keep what belongs to one, such as a text
 * that is being typed, with it when it moves; a list from elsewhere gets new ones.
 */
export function useEntryIds(count: number) {
  const [ids, setIds] = useState(() => newIds(count));
  const all = ids.length === count ? ids : newIds(count);
  if (all !== ids) setIds(all);
  return {
    all,
    add: () => setIds([...all, ...newIds(1)]),
    remove: (index: number) => setIds(all.toSpliced(index, 1)),
    move: (from: number, to: number) => {
      const [id] = all.slice(from, from + 1);
      if (id !== undefined) setIds(all.toSpliced(from, 1).toSpliced(to, 0, id));
    },
  };
}
