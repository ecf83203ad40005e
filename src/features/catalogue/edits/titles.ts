import { foldName } from '#src/lib/fold.ts';
import type { CatalogueItem, Values } from '../values.ts';

/** Names a row: with its edition if the list has an item of the same name in another edition. */
export type TitleOf = (row: { name: string; values: Values }) => string;

/** The title of an item on a page that does not know the names of the other items. */
export const withEdition: TitleOf = ({ name, values }) => `${name} (${String(values['edition'])})`;

const several = Symbol('several editions');

/**
 * Returns a function that makes the titles for the items of a list. If the list has only grown at its
 * end since the last call, only the new items are added.
 */
export function rowTitles() {
  let known: readonly CatalogueItem[] = [];
  let editions = new Map<string, unknown>();
  let titleOf = titlesWith(editions);
  return (items: readonly CatalogueItem[]): TitleOf => {
    if (items === known) return titleOf;
    const hasGrown = items.length >= known.length && known.every((item, at) => item === items[at]);
    if (!hasGrown) editions = new Map();
    for (const { name, values } of hasGrown ? items.slice(known.length) : items) {
      const folded = foldName(name);
      const { edition } = values;
      const other = editions.get(folded);
      editions.set(folded, other === undefined || other === edition ? edition : several);
    }
    known = items;
    // A new function, so that the parts that show titles are drawn again.
    titleOf = titlesWith(editions);
    return titleOf;
  };
}

const titlesWith =
  (editions: ReadonlyMap<string, unknown>): TitleOf =>
  (row) => {
    if (row.name === '') return 'New row';
    const edition = editions.get(foldName(row.name));
    return edition === undefined || edition === row.values['edition'] ? row.name : withEdition(row);
  };
