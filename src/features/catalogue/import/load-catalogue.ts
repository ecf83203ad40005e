import type { Lookups } from '#src/lib/catalogue/codec.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Kind } from '../kind.ts';
import { listOf } from '../list-query.ts';
import type { CatalogueItem } from '../values.ts';

/** Called with each page. After a retry the first page comes again, with `isFirst`. */
export type OnPage = (items: readonly CatalogueItem[], isFirst: boolean) => void;

/**
 * Loads the current catalogue, with which the rows are compared. The query client retries requests
 * and passes errors to the session guard, but does not cache the pages.
 */
export async function loadCatalogue(
  client: QueryClient,
  kind: Kind,
  signal: AbortSignal,
  onPage: OnPage,
): Promise<Lookups> {
  const queryKey = ['import', kind.slug];
  const cancel = () => void client.cancelQueries({ queryKey });
  signal.addEventListener('abort', cancel);
  try {
    const [lookups] = await Promise.all([
      loadLookups(client, kind),
      client.query({
        queryKey,
        queryFn: async (context) => {
          await reportPages(kind, context.signal, onPage);
          return null;
        },
        staleTime: 0,
        gcTime: 0,
      }),
    ]);
    return lookups;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Requests each page while the previous page is being processed. */
async function reportPages(kind: Kind, signal: AbortSignal, onPage: OnPage): Promise<void> {
  const pages = kind.allPages(listOf(null), undefined, signal);
  let coming = pages.next();
  for (let isFirst = true; ; isFirst = false) {
    const page = await coming;
    if (page.done === true) return;
    coming = pages.next();
    // This prevents an unhandled rejection: the failure is thrown above, where the page is awaited.
    coming.catch(() => undefined);
    onPage(page.value.items, isFirst);
  }
}

async function loadLookups(client: QueryClient, kind: Kind): Promise<Lookups> {
  const entries = await Promise.all(
    kind.lookups.map(async ({ field, query }) => {
      const choices = await client.query({ ...query, staleTime: 0 });
      return [field, new Map(choices.map(({ value, label }) => [value, label]))] as const;
    }),
  );
  return new Map(entries);
}
