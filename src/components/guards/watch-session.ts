import type { QueryClient } from '@tanstack/react-query';
import type { LogoutReason } from '#src/api/logout.ts';
import { endsSession, HttpError, OtherUserError } from '#src/api/http-error.ts';
import type { ProblemCode } from '#src/generated/model/index.ts';
import { otherUser } from './login-state.ts';

const reasons: Readonly<Record<number, LogoutReason>> = {
  401: 'sessionExpired',
  403: 'unauthorized',
};

/** Why the server has refused a request. */
export type RefusalReason = ProblemCode | typeof otherUser | null;

interface SessionWatch {
  queryClient: QueryClient;
  /** Whether the current page, or the one being opened, is for signed-in users. */
  isGuarded: () => boolean;
  endSession: (reason: LogoutReason, refused: RefusalReason) => unknown;
}

/** Calls `endSession` if a query or mutation on an auth-only page fails with 401 or 403. */
export function watchSession({ queryClient, isGuarded, endSession }: SessionWatch): () => void {
  function onError(error: unknown) {
    if (!(error instanceof HttpError) || !endsSession(error)) return;
    const reason = reasons[error.status];
    if (reason === undefined || !isGuarded()) return;
    endSession(reason, error instanceof OtherUserError ? otherUser : error.code);
  }
  const queries = queryClient.getQueryCache();
  const mutations = queryClient.getMutationCache();
  // A query or mutation that its cache has removed belongs to a user who has signed out. Its error must not end the
  // session of the next user.
  const stops = [
    queries.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (queries.get(event.query.queryHash) === event.query) onError(event.action.error);
    }),
    mutations.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (mutations.getAll().some((one) => one === event.mutation)) onError(event.action.error);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
