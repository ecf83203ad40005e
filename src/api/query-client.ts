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

/** Of the 4xx statuses, only these are about the moment and not about the request. */
const temporaryStatuses = new Set([408, 429]);

const isRefusal = ({ status }: HttpError): boolean =>
  status >= 400 && status < 500 && !temporaryStatuses.has(status);

/** A refused request, such as one for a missing item, has no better chance after a pause. */
export function retryDelay(failures: number, error: unknown): number {
  if (error instanceof HttpError && isRefusal(error)) return 0;
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
