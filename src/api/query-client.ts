import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http-error.ts';

const hour = 60 * 60 * 1000;

/** A retry does not change these. */
const final = new Set([400, 401, 403]);

/** `failures` does not count the present one: at 2, the third attempt has just failed. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  return !(error instanceof HttpError && final.has(error.status));
}

export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A browser that reports itself offline still sends: a visible error is better than waiting.
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
