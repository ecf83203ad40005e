import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from '#src/api/http-error.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';

/** The number of parallel requests. */
const parallelRequests = 6;

export interface Current {
  found: CatalogueItem[];
  /** The keys of items that were deleted in the meantime. */
  gone: string[];
}

/** Fetches the current versions of items from the server, even if they are cached. */
export async function fetchCurrent(
  { client, kind }: { client: QueryClient; kind: Pick<Kind, 'item'> },
  sks: readonly string[],
): Promise<Current> {
  const current: Current = { found: [], gone: [] };
  const remaining = sks.values();
  const fetchRemaining = async () => {
    for (const sk of remaining) {
      try {
        current.found.push(
          await client.query({ ...kind.item(sk), staleTime: 0, retry: shouldRetry }),
        );
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 404) throw error;
        current.gone.push(sk);
      }
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, fetchRemaining));
  return current;
}

/** Whether to retry. After a status below 500 a retry would get the same response. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof HttpError && error.status < 500);
