import { type QueryClient, useQuery } from '@tanstack/react-query';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Kind } from './kind.ts';
import { kinds } from './kinds/all.ts';
import { listOf } from './list-query.ts';
import { numbered } from './numbers.ts';

/**
 * Starts to load the number of items of each kind. It does not wait, so the page opens immediately.
 */
export function startCounting(queryClient: QueryClient): null {
  for (const kind of Object.values(kinds)) {
    const total = { ...kind.total(listOf(null)), staleTime: 'static' } as const;
    // `KindPreview` shows the error of this query.
    queryClient.query(total).catch(() => undefined);
  }
  return null;
}

interface KindPreviewProps {
  kind: Kind;
  /** The URL of a list of the kind. */
  to: (query: { category: string }) => string;
}

/** The number of items of a kind, and links to its categories. */
export function KindPreview({ kind, to }: KindPreviewProps) {
  return (
    <>
      <KindCount kind={kind} />
      <ul
        aria-label={`Categories of ${kind.many}`}
        className="relative flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm"
      >
        {kind.categories.map(({ value, label }) => (
          <li key={value}>
            <PrefetchLink className="text-link inline-block py-0.5" to={to({ category: value })}>
              {label}
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function KindCount({ kind }: { kind: Kind }) {
  const { data, error, refetch, isRefetching } = useQuery(kind.total(listOf(null)));
  if (error && data === undefined) {
    return (
      <LoadProblem
        what={`the ${kind.many}`}
        error={error}
        retrying={isRefetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      // It has the height of the line of text that replaces it.
      <div
        role="status"
        aria-busy
        aria-label={`Loading ${kind.many}`}
        className="flex h-[1lh] items-center"
      >
        <Skeleton className="h-4 w-24" />
      </div>
    );
  }
  return (
    <p className="tabular">
      {data === 0 ? `No ${kind.many} yet` : numbered(data, kind.one, kind.many)}
    </p>
  );
}
