import type { ReactNode } from 'react';
import { LoadProblem } from '../load-problem.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** The query of the list. Its pages can contain generations that the list leaves out. */
export interface EarlierQuery {
  isLoading: boolean;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface EarlierListProps {
  /** In the plural, as in the middle of a sentence: "drafts". */
  what: string;
  query: EarlierQuery;
  /** Whether all that is loaded is in view. */
  isWhole: boolean;
  /** What is loaded; null if that is nothing. */
  children: ReactNode;
}

/** The earlier drafts or covers below a form, with the states of their list. */
export function EarlierList({ what, query, isWhole, children }: EarlierListProps) {
  const { isLoading, isError, hasNextPage } = query;
  if (children === null && !isLoading && !isError && !hasNextPage) return null;
  const id = `earlier-${what}`;
  return (
    <section
      aria-labelledby={id}
      aria-busy={isLoading}
      className="flex flex-col gap-2 border-t border-hairline pt-4"
    >
      <h3 id={id} className="text-base font-semibold">
        {`Earlier ${what}`}
      </h3>
      {children}
      {isLoading && <Skeleton className="h-16 w-full" />}
      {isError ? (
        <LoadProblem
          what={`the earlier ${what}`}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        hasNextPage &&
        isWhole && (
          <Button
            size="small"
            variant="ghost"
            className="self-start"
            pending={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {`Look for more ${what}`}
          </Button>
        )
      )}
    </section>
  );
}
