/** Filter and order of a list. Null or an empty text means no filter and the contract's order. */
export interface ListQuery {
  category: string | null;
  q: string;
  sort: string | null;
  reverse: boolean;
}

/** The query for all items of a category, or for all items if it is null, sorted by name. */
export const listOf = (category: string | null): ListQuery => ({
  category,
  q: '',
  sort: null,
  reverse: false,
});
