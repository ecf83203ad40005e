interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** The items of all pages of a list, page by page. `read` requests one page; the first one has no cursor. */
export async function* itemsOfPages<Item>(
  read: (cursor: { readonly nextCursor?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  for (let nextCursor: string | null | undefined; nextCursor !== null;) {
    const page = await read(nextCursor === undefined ? {} : { nextCursor });
    yield* page.items;
    nextCursor = page.nextCursor;
  }
}

/** The largest page of the contract. All that SRD 5.2.1 has of a kind fits into one. */
const pageSize = 1000;

/** The items of all pages of a list, for forms that offer all of them. */
export async function wholeList<Item>(
  list: (
    params: { pageSize: number; nextCursor?: string },
    options: { signal: AbortSignal },
  ) => Promise<Page<Item>>,
  signal: AbortSignal,
): Promise<{ readonly items: readonly Item[] }> {
  const items: Item[] = [];
  for await (const item of itemsOfPages((cursor) => list({ pageSize, ...cursor }, { signal }))) {
    items.push(item);
  }
  return { items };
}
