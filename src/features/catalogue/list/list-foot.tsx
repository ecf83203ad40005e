import { useRef } from 'react';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { ListSession } from './list-session.ts';
import { number, numbered } from '../numbers.ts';

/** Shows how many rows are loaded. Its buttons load more rows for people who do not scroll. */
export function ListFoot({ list }: { list: ListSession }) {
  const { kind, count, total, remaining } = list;
  const { pages } = list.loaded;
  const hasMore = pages.hasNextPage;
  const status = useRef<HTMLParagraphElement>(null);
  const failure = remaining.error ?? (pages.isFetchNextPageError ? pages.error : null);
  // The buttons disappear once everything is loaded, so the focus moves to the status text.
  const focusStatus = () => status.current?.focus({ preventScroll: true });
  return (
    <div className="flex flex-col gap-3">
      {failure && (
        <Alert tone="danger" title="The next rows could not be loaded">
          {`${failure.message} The rows that are loaded stay. Try again when you like.`}
        </Alert>
      )}
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <p ref={status} role="status" tabIndex={-1} className="tabular text-sm text-muted">
          {!hasMore && `${numbered(count, kind.one, kind.many)}, all loaded`}
          {hasMore &&
            total !== undefined &&
            `${number(count)} of ${numbered(total, kind.one, kind.many)} loaded`}
          {hasMore &&
            total === undefined &&
            `${numbered(count, kind.one, kind.many)} loaded, more to come`}
        </p>
        {remaining.pending && (
          <>
            <p className="tabular flex items-center gap-2 text-sm">
              <Spinner />
              {`${number(Math.max(remaining.loaded, count))} of ${total === undefined ? '…' : number(total)}`}
            </p>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                remaining.cancel();
                focusStatus();
              }}
            >
              Cancel
            </Button>
          </>
        )}
        {hasMore && !remaining.pending && (
          <>
            <Button
              size="small"
              pending={pages.isFetchingNextPage}
              onClick={async ({ currentTarget }) => {
                await pages.fetchNextPage();
                if (!currentTarget.isConnected) focusStatus();
              }}
            >
              Load more
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                focusStatus();
                void remaining.start();
              }}
            >
              Load all
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
