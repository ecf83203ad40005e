interface Page {
  readonly nextCursor: string | null;
}

/** Adds the options of a list in pages. `nextCursor` is the parameter of the next page, if any. */
export const paged = <Options extends object>(options: Options): Options => ({
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }: Page) => nextCursor ?? undefined,
  ...options,
});
