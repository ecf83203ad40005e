import { useRef } from 'react';
import { counted } from '#src/lib/counted.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

interface PagedFootProps {
  count: number;
  one: string;
  many: string;
  more: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

const format = new Intl.NumberFormat('en-US');

/** Says how many rows are loaded, with a button for people who do not scroll. */
export function PagedFoot({ count, one, many, more }: PagedFootProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const loaded = counted(count, one, many, (value) => format.format(value));
  return (
    <div className="flex flex-col gap-3">
      {more.isFetchNextPageError && (
        <Alert tone="danger" title="The next rows could not be loaded">
          The rows that are loaded stay. Try again when you like.
        </Alert>
      )}
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <p ref={status} role="status" tabIndex={-1} className="tabular text-sm text-muted">
          {more.hasNextPage ? `${loaded} loaded, more to come` : `${loaded}, all loaded`}
        </p>
        {more.hasNextPage && (
          <Button
            size="small"
            pending={more.isFetchingNextPage}
            onClick={async ({ currentTarget }) => {
              await more.fetchNextPage();
              // The button disappears after the last page, so the focus moves to the status text.
              if (!currentTarget.isConnected) status.current?.focus({ preventScroll: true });
            }}
          >
            Load more
          </Button>
        )}
      </div>
    </div>
  );
}
