import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http-error.ts';

const hour = 60 * 60 * 1000;

/** After a response with one of these statuses, the same request would get the same response. */
const finalStatuses = new Set([400, 401, 403]);

/** `failures` counts the failures before the current one: at 2, the third attempt has failed. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  return !(error instanceof HttpError && finalStatuses.has(error.status));
}

/** An item that is missing does not appear because the request waits, so a 404 is retried at once. */
export function retryDelay(failures: number, error: unknown): number {
  if (error instanceof HttpError && error.status === 404) return 0;
  return Math.min(1000 * 2 ** failures, 30_000);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Requests are sent even if the browser reports that it is offline: the user then sees an
      // error instead of waiting.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 12 * hour,
        gcTime: hour / 4,
        retry: shouldRetry,
        retryDelay,
      },
    },
  });
}
