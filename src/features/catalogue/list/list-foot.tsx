import { type ReactNode, useRef } from 'react';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Kind } from '../kind.ts';
import { number, numbered } from './numbers.ts';
import type { Rest } from './use-rest.ts';

interface ListFootProps {
  kind: Kind;
  count: number;
  /** How many there are in all, once known. */
  total: number | undefined;
  hasMore: boolean;
  next: { pending: boolean; error: Error | null; load: () => Promise<unknown> };
  rest: Rest;
  /** Keys for those who use them. */
  children?: ReactNode;
}

/** How much is loaded, and the rest for those who do not scroll. */
export function ListFoot({ kind, count, total, hasMore, next, rest, children }: ListFootProps) {
  const told = useRef<HTMLParagraphElement>(null);
  const failure = rest.error ?? next.error;
  // The buttons go when nothing is left to load; whoever pressed one goes on with what is told.
  const toText = () => told.current?.focus({ preventScroll: true });
  return (
    <div className="flex flex-col gap-3">
      {failure && (
        <Alert tone="danger" title="The next rows could not be loaded">
          {`${failure.message} What is here stays; try again when you like.`}
        </Alert>
      )}
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <p ref={told} role="status" tabIndex={-1} className="tabular text-sm text-muted">
          {!hasMore && `${numbered(count, kind.one, kind.many)}, all there are`}
          {hasMore &&
            total !== undefined &&
            `${number(count)} of ${numbered(total, kind.one, kind.many)} loaded`}
          {hasMore &&
            total === undefined &&
            `${numbered(count, kind.one, kind.many)} loaded, more to come`}
        </p>
        {rest.pending && (
          <>
            <p className="tabular flex items-center gap-2 text-sm">
              <Spinner />
              {`${number(Math.max(rest.loaded, count))} of ${total === undefined ? '…' : number(total)}`}
            </p>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                rest.cancel();
                toText();
              }}
            >
              Cancel
            </Button>
          </>
        )}
        {hasMore && !rest.pending && (
          <>
            <Button
              size="small"
              pending={next.pending}
              onClick={async ({ currentTarget }) => {
                await next.load();
                if (!currentTarget.isConnected) toText();
              }}
            >
              Load more
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                toText();
                void rest.start();
              }}
            >
              Load all
            </Button>
          </>
        )}
        <div className="ml-auto hidden flex-wrap items-center gap-3 text-sm text-muted sm:flex">
          {children}
        </div>
      </div>
    </div>
  );
}
