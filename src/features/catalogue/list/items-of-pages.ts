import type { ItemPage } from '../kind-queries.ts';
import type { CatalogueItem } from '../values.ts';

const startsWith = (pages: readonly ItemPage[], start: readonly ItemPage[]): boolean =>
  start.length <= pages.length && start.every((page, index) => page === pages[index]);

const none: CatalogueItem[] = [];

/**
 * Makes the function that joins pages into one list. If pages were only added at the end, the result is
 * a copy of the previous list, extended by the items of the new pages.
 */
export function itemsOfPages() {
  let previous: { pages: readonly ItemPage[]; items: readonly CatalogueItem[] } = {
    pages: [],
    items: none,
  };
  return (pages: readonly ItemPage[] | undefined): readonly CatalogueItem[] => {
    if (pages === undefined) return none;
    if (pages.length === previous.pages.length && startsWith(pages, previous.pages)) {
      return previous.items;
    }
    const more = startsWith(pages, previous.pages)
      ? { items: previous.items, pages: pages.slice(previous.pages.length) }
      : { items: none, pages };
    const items = more.items.concat(...more.pages.map((page) => page.items));
    previous = { pages, items };
    return items;
  };
}
