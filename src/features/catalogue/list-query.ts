/** What a list shows. Null and empty values mean the contract's order and all items. */
export interface ListQuery {
  category: string | null;
  q: string;
  sort: string | null;
  reverse: boolean;
}

/** All items of a category, or all items, sorted by name. */
export const listOf = (category: string | null): ListQuery => ({
  category,
  q: '',
  sort: null,
  reverse: false,
});
