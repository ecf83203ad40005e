import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#src/api/http-error.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { ProblemAlert } from '#src/components/forms/problem-alert.tsx';
import {
  getAccountSessionsQueryKey,
  useAccountEndOtherSessions,
  useAccountEndSession,
  useAccountSessions,
} from '#src/generated/endpoints/account/account.ts';
import type { AccountSession } from '#src/generated/model/index.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

export function SessionsPanel() {
  const { data, error, isError, isFetching, refetch } = useAccountSessions({
    // Other devices come and go while the page is cached.
    query: { staleTime: 0 },
  });
  return (
    <Panel
      title="Where you are signed in"
      description="Do you not know one of these? Sign it out, then change your password."
    >
      {data === undefined && !isError && (
        <div role="status" aria-label="Loading the sessions" aria-busy>
          <Skeleton className="h-16 w-full" />
        </div>
      )}
      {isError && data === undefined && (
        <LoadProblem
          what="your sessions"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <SessionList sessions={data.items} />}
    </Panel>
  );
}

function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: getAccountSessionsQueryKey() });
  const endOne = useAccountEndSession({ mutation: { onSettled: refresh } });
  const endOthers = useAccountEndOtherSessions({ mutation: { onSettled: refresh } });
  // Another tab can have signed it out, which is what was wanted.
  const isGone = endOne.error instanceof HttpError && endOne.error.code === 'not_found';
  const failure = (isGone ? null : endOne.error) ?? endOthers.error;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <div className="flex flex-col gap-4">
      <ProblemAlert error={failure} />
      <ul aria-label="Sessions" className="divide-y divide-hairline">
        {sessions.map((session) => (
          <li
            key={session.sessionId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                {session.device}
                {session.isCurrent && <Badge>This one</Badge>}
              </p>
              <p className="text-sm text-muted">{usedText(session)}</p>
            </div>
            {!session.isCurrent && (
              <Button
                size="small"
                aria-label={`Sign out ${session.device}, ${usedText(session)}`}
                pending={endOne.isPending && endOne.variables.sessionId === session.sessionId}
                onClick={() => endOne.mutate({ sessionId: session.sessionId })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <div>
          <Button pending={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">You are signed in nowhere else.</p>
      )}
    </div>
  );
}

function usedText({ startedAt, lastUsedAt, isCurrent }: AccountSession): string {
  const now = Date.now();
  const started = `signed in ${relativeTime(Date.parse(startedAt), now)}`;
  return isCurrent ? started : `${started}, last used ${relativeTime(Date.parse(lastUsedAt), now)}`;
}
