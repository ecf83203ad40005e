/**
 * The title of an item: its name with its edition. Most items are in two editions, and a list that is
 * loaded in part does not know which ones.
 */
export const withEdition = (name: string, edition: string): string => `${name} (${edition})`;
