import type { QueryClient } from '@tanstack/react-query';
import { foldName } from '#src/lib/fold.ts';
import type { Kind, ListQuery } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';

/** Whether new items can be told to their places: everything is loaded, and it stands by name. */
export const canInsert = (query: ListQuery, complete: boolean): boolean =>
  complete && query.q === '' && query.sort === null && !query.reverse;

const byName = (one: CatalogueItem, other: CatalogueItem): number =>
  foldName(one.name).localeCompare(foldName(other.name), 'en') || (one.sk < other.sk ? -1 : 1);

/** Puts new items into a list that is loaded to its end, on the page where their names belong. */
export function insertItems(
  client: QueryClient,
  kind: Pick<Kind, 'pages'>,
  query: ListQuery,
  items: readonly CatalogueItem[],
): void {
  const fitting = items.filter(
    ({ values }) => query.category === null || values['category'] === query.category,
  );
  if (fitting.length === 0) return;
  client.setQueryData(kind.pages(query).queryKey, (data) => {
    if (data === undefined) return undefined;
    const held = new Set(data.pages.flatMap((page) => page.items.map(({ sk }) => sk)));
    const last = data.pages.length - 1;
    const pages = data.pages.map((page) => ({ ...page, items: [...page.items] }));
    for (const item of fitting) {
      if (held.has(item.sk)) continue;
      const at = pages.findIndex(({ items: [...all] }, index) => {
        const end = all.at(-1);
        return index === last || (end !== undefined && byName(item, end) < 0);
      });
      pages[at]?.items.push(item);
      pages[at]?.items.sort(byName);
    }
    return { ...data, pages };
  });
}
