import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ClipboardPaste, Plus } from 'lucide-react';
import { Link, type LoaderFunction } from 'react-router';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Kind } from './kind.ts';
import { listOf } from './list-query.ts';
import { kinds } from './kinds/all.ts';
import { numbered } from './numbers.ts';

/**
 * Starts to load the number of items of each kind. The loader does not wait, so the page opens at once.
 */
export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  () => {
    for (const kind of Object.values(kinds)) {
      const total = { ...kind.total(listOf(null)), staleTime: 'static' } as const;
      // `KindPreview` shows the error of this query.
      queryClient.query(total).catch(() => undefined);
    }
    return null;
  };

export const handle = { title: 'Admin' };

export function Component() {
  return (
    <>
      <PageHeader
        title="Admin"
        lead="The rules catalogue that every campaign and character uses."
      />
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {Object.values(kinds).map((kind) => (
          <li key={kind.slug} className="grid">
            <KindCard kind={kind} />
          </li>
        ))}
      </ul>
    </>
  );
}

function KindCard({ kind }: { kind: Kind }) {
  return (
    <Card>
      <h2 className="text-xl">
        <Link to={paths.catalogueList(kind.slug)} className="card-link">
          {kind.title}
        </Link>
      </h2>
      <p className="text-sm text-muted">{kind.about}</p>
      <KindPreview kind={kind} />
      <div className="relative mt-auto flex flex-wrap gap-2 pt-3">
        <Link
          to={paths.catalogueCreate(kind.slug)}
          {...buttonProps({ size: 'small' })}
          aria-label={`New ${kind.one}`}
        >
          <Plus aria-hidden size={16} />
          New
        </Link>
        <Link
          to={paths.catalogueBulkCreate(kind.slug)}
          {...buttonProps({ size: 'small', variant: 'ghost' })}
          aria-label={`Create many ${kind.many}`}
        >
          <ClipboardPaste aria-hidden size={16} />
          Create many
        </Link>
        {kind.extraLinks?.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            {...buttonProps({ size: 'small', variant: 'ghost' })}
            aria-label={`${label} ${kind.many}`}
          >
            {label}
          </Link>
        ))}
      </div>
    </Card>
  );
}

/** The number of items of a kind, and links to its categories. */
function KindPreview({ kind }: { kind: Kind }) {
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
      <div role="status" aria-busy aria-label={`Loading ${kind.many}`} className="py-1">
        <Skeleton className="h-5 w-3/4" />
      </div>
    );
  }
  return (
    <>
      <p className="tabular">
        {data === 0 ? `No ${kind.many} yet` : numbered(data, kind.one, kind.many)}
      </p>
      <ul
        aria-label={`Categories of ${kind.many}`}
        className="relative flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm"
      >
        {kind.categories.map(({ value, label }) => (
          <li key={value}>
            <Link
              className="text-link inline-block py-0.5"
              to={paths.catalogueList(kind.slug, { category: value })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
