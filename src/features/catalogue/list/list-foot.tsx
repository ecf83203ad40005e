import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Kind } from '../kind.ts';
import { counted } from '../kind-texts.ts';

interface ListFootProps {
  kind: Kind;
  category: string | null;
  count: number;
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** How much is loaded, and the rest for those who do not scroll. */
export function ListFoot({ kind, category, count, list }: ListFootProps) {
  const client = useQueryClient();
  const stop = useRef<AbortController>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const rest = useMutation({
    mutationFn: () => {
      const controller = new AbortController();
      stop.current = controller;
      return kind.loadRest(client, category, controller.signal);
    },
  });
  // The buttons go with the last rows; whoever pressed one goes on with what is told beside it.
  const pressed = useRef(false);
  useEffect(() => {
    if (list.hasNextPage || !pressed.current) return;
    pressed.current = false;
    told.current?.focus({ preventScroll: true });
  }, [list.hasNextPage]);
  const failure = rest.error ?? (list.isFetchNextPageError ? list.error : null);
  return (
    <div className="flex flex-col gap-3">
      {failure && failure.name !== 'AbortError' && (
        <Alert tone="danger" title="The next rows could not be loaded">
          {failure.message}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p ref={told} role="status" tabIndex={-1} className="tabular text-sm text-muted">
          {counted(count, kind.one, kind.many)}
          {list.hasNextPage ? ' loaded, more to come' : ', all there are'}
        </p>
        {list.hasNextPage && (
          <>
            <Button
              size="small"
              pending={list.isFetchingNextPage}
              onClick={() => {
                pressed.current = true;
                void list.fetchNextPage();
              }}
            >
              Load more
            </Button>
            <Button
              size="small"
              variant="ghost"
              pending={rest.isPending}
              onClick={() => {
                pressed.current = true;
                rest.mutate();
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
