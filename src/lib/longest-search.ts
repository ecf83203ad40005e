/** The longest text of a search that the contract allows. */
export const longestSearch = 120;
