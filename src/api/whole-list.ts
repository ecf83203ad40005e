interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
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
  for (let nextCursor: string | null | undefined; nextCursor !== null;) {
    const params = { pageSize, ...(nextCursor !== undefined && { nextCursor }) };
    const page = await list(params, { signal });
    items.push(...page.items);
    nextCursor = page.nextCursor;
  }
  return { items };
}
