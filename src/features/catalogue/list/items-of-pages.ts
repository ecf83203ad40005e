import type { ItemPage } from '../kind-queries.ts';
import type { CatalogueItem } from '../values.ts';

const startsWith = (pages: readonly ItemPage[], start: readonly ItemPage[]): boolean =>
  start.length <= pages.length && start.every((page, index) => page === pages[index]);

const none: CatalogueItem[] = [];

/**
 * Makes the function that joins pages into one list. New pages at the end are added to the previous
 * list, so that 100,000 items are not collected again for 25 new ones.
 */
export function itemsOfPages() {
  let known: { pages: readonly ItemPage[]; items: readonly CatalogueItem[] } = {
    pages: [],
    items: none,
  };
  return (pages: readonly ItemPage[] | undefined): readonly CatalogueItem[] => {
    if (pages === undefined) return none;
    if (pages.length === known.pages.length && startsWith(pages, known.pages)) return known.items;
    const more = startsWith(pages, known.pages)
      ? { items: known.items, pages: pages.slice(known.pages.length) }
      : { items: none, pages };
    const items = more.items.concat(...more.pages.map((page) => page.items));
    known = { pages, items };
    return items;
  };
}
