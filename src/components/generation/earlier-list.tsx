import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Generation } from '#src/generated/model/index.ts';
import { LoadProblem } from '../load-problem.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface NextPage {
  data: { pages: readonly { items: readonly Generation[] }[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
}

/** The query of the list. Its pages can contain generations that the list leaves out. */
export interface EarlierQuery {
  isLoading: boolean;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  hasNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<NextPage>;
}

interface EarlierListProps {
  /** In the plural, as in the middle of a sentence: "drafts". */
  what: string;
  query: EarlierQuery;
  isListed: (generation: Generation) => boolean;
  /** How many are loaded. */
  count: number;
  /** Whether all that is loaded is in view. */
  isWhole: boolean;
  /** A list of buttons. */
  children: ReactNode;
}

/** The earlier drafts or pictures below a form, with the states of their list. */
export function EarlierList({ what, query, isListed, count, isWhole, children }: EarlierListProps) {
  const { isLoading, isError, hasNextPage } = query;
  const { section, isSearching, showMore } = useMore(query, isListed, count);
  if (count === 0 && !isLoading && !isError && !hasNextPage) return null;
  const id = `earlier-${what}`;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={isLoading}
      className="flex flex-col gap-2 border-t border-hairline pt-4 outline-none"
    >
      <h3 id={id} className="text-base font-semibold">
        {`Earlier ${what}`}
      </h3>
      {count > 0 && children}
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
            className="self-start"
            pending={isSearching}
            onClick={() => void showMore()}
          >
            {`Show more ${what}`}
          </Button>
        )
      )}
    </section>
  );
}

/** Loads pages until one has something for the list, and then moves the focus to the first of it. */
function useMore(
  { hasNextPage, isError, fetchNextPage }: EarlierQuery,
  isListed: EarlierListProps['isListed'],
  count: number,
) {
  const section = useRef<HTMLElement>(null);
  const countBefore = useRef<number>(null);
  const [isSearching, setSearching] = useState(false);

  async function showMore() {
    countBefore.current = count;
    setSearching(true);
    let page = await fetchNextPage();
    while (
      page.hasNextPage &&
      !page.isError &&
      page.data?.pages.at(-1)?.items.some(isListed) === false
    ) {
      page = await fetchNextPage();
    }
    setSearching(false);
  }

  useEffect(() => {
    const from = countBefore.current;
    if (from === null || isSearching) return;
    if (isError) countBefore.current = null;
    // At the end of the list, the button that was pressed is gone, also if nothing was found.
    else if (count > from || !hasNextPage) {
      countBefore.current = null;
      const shown = section.current?.querySelectorAll<HTMLElement>('li button');
      (shown?.[from] ?? section.current)?.focus();
    }
  }, [count, hasNextPage, isError, isSearching]);
  return { section, isSearching, showMore };
}
