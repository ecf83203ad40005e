import type { CatalogueItem, Values } from '../values.ts';

/** The key of the item that a new one begins as, of the page's address. */
export const copiedSk = (search: URLSearchParams): string | null => search.get('copy') || null;

const longestName = 120;

/** A name is taken only once in its edition. */
export const copyOf = ({ name, values }: CatalogueItem): Values => ({
  ...values,
  name: `${name.slice(0, longestName - ' (copy)'.length).trimEnd()} (copy)`,
});
