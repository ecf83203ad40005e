import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http-error.ts';

const hour = 60 * 60 * 1000;

/** Asking again does not change what these say. */
const final = new Set([400, 401, 403]);

/** `failures` are those before this one: with two of them the third try has just failed. */
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
      // A browser that believes itself offline still asks, and is told so, instead of waiting mutely.
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
