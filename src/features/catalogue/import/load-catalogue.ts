import type { QueryClient } from '@tanstack/react-query';
import { type Kind, listOf } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';
import type { Lookups } from './engine/engine.ts';

export interface Catalogue {
  items: CatalogueItem[];
  lookups: Lookups;
}

/**
 * Everything the rows are compared with, as it is now. Through the query cache, because what goes
 * over it is tried again and watched for the end of the session; nothing of it stays there.
 */
export async function loadCatalogue(
  client: QueryClient,
  kind: Kind,
  signal: AbortSignal,
  onCount: (count: number) => void,
): Promise<Catalogue> {
  const queryKey = ['import', kind.slug];
  const cancel = () => void client.cancelQueries({ queryKey });
  signal.addEventListener('abort', cancel);
  try {
    const [items, lookups] = await Promise.all([
      client.query({
        queryKey,
        queryFn: async (context) => {
          const all: CatalogueItem[] = [];
          for await (const page of kind.walk(listOf(null), undefined, context.signal)) {
            all.push(...page.items);
            onCount(all.length);
          }
          return all;
        },
        staleTime: 0,
        gcTime: 0,
      }),
      loadLookups(client, kind),
    ]);
    return { items, lookups };
  } finally {
    signal.removeEventListener('abort', cancel);
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
