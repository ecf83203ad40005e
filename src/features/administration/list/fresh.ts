/**
 * Others change these lists all the time, so a page shows what was loaded before only while it loads them again.
 * The seconds cover the way from the loader of the page to its first rendering.
 */
export const fresh = { staleTime: 5000 } as const;
