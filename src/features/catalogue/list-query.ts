/**
 * Filter and order of a list. Null and an empty text mean no filter; a null order means the default
 * order of the contract.
 */
export interface ListQuery {
  category: string | null;
  q: string;
  sort: string | null;
  reverse: boolean;
}

/** The query for all items of a category, or of the kind if `category` is null, sorted by name. */
export const listOf = (category: string | null): ListQuery => ({
  category,
  q: '',
  sort: null,
  reverse: false,
});
