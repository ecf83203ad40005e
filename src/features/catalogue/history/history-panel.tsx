import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import type { Lookups } from '../edits/rows.ts';
import { HistoryItem } from './history-item.tsx';

interface HistoryPanelProps {
  kind: Kind;
  sk: string;
  lookups?: Lookups;
  /** Brings the values of a version back, to be saved; without it the history is only read. */
  onRestore?: (entry: HistoryEntry) => void;
}

const noLookups: Lookups = new Map();

/** Who changed an item, when, and what they made of it; latest first. */
export function HistoryPanel({ kind, sk, lookups = noLookups, onRestore }: HistoryPanelProps) {
  const history = useInfiniteQuery(kind.history(sk));
  const [now] = useState(Date.now);
  // The button moves down with the next page; whoever pressed it goes on with what is new.
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const entries = history.data?.pages.flatMap((page) => page.items) ?? [];

  if (history.isPending) return <HistorySkeleton />;
  if (history.isError && entries.length === 0) {
    return (
      <LoadProblem
        what="the history"
        error={history.error}
        retrying={history.isRefetching}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState heading="h3" title="No changes yet">
        {`This ${kind.one} is as it came with the product.`}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ol aria-label="Changes" className="flex flex-col gap-5">
        {entries.map((entry, index) => (
          <HistoryItem
            // A key that was deleted and made again has a version more than once.
            key={`${entry.version} ${entry.action} ${entry.at}`}
            kind={kind}
            entry={entry}
            lookups={lookups}
            now={now}
            latest={index === 0}
            focused={index === focusFrom}
            onRestore={onRestore}
          />
        ))}
      </ol>
      {history.isFetchNextPageError && (
        <LoadProblem
          what="older changes"
          error={history.error}
          onRetry={() => void history.fetchNextPage()}
        />
      )}
      {history.hasNextPage && !history.isFetchNextPageError && (
        <Button
          size="small"
          pending={history.isFetchingNextPage}
          onClick={() => {
            setFocusFrom(entries.length);
            void history.fetchNextPage();
          }}
        >
          Older changes
        </Button>
      )}
    </div>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading the history" className="flex flex-col gap-4">
      {['one', 'two', 'three'].map((each) => (
        <Skeleton key={each} className="h-16 w-full" />
      ))}
    </div>
  );
}
