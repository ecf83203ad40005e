interface Page {
  readonly nextCursor: string | null;
}

/** How a list is walked: each page names the cursor of the next one, the last page names none. */
export const paged = <Options extends object>(options: Options): Options => ({
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }: Page) => nextCursor ?? undefined,
  ...options,
});
