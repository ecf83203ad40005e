import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';

interface ShowMoreProps {
  /** The items in the plural, as in the middle of a sentence: "campaigns". */
  what: string;
  /** The accessible name of the list or table. */
  list: string;
  /** The number of cards shown now. */
  count: number;
  more: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Loads the next page of a list and moves the focus to the link of its first new item. */
export function ShowMore({ what, list, count, more }: ShowMoreProps) {
  const countBefore = useRef<number>(null);
  useEffect(() => {
    const from = countBefore.current;
    if (from === null || count <= from) return;
    countBefore.current = null;
    const name = `[aria-label="${CSS.escape(list)}"]`;
    const cards = document.querySelector(`ul${name}, table${name} > tbody`)?.children;
    cards?.item(from)?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [count, list]);

  // The component stays mounted after the last page, because the effect above still has to run.
  if (!more.hasNextPage) return null;
  return (
    <div className="mt-8 flex justify-center">
      <Button
        pending={more.isFetchingNextPage}
        onClick={() => {
          countBefore.current = count;
          void more.fetchNextPage();
        }}
      >
        {`Show more ${what}`}
      </Button>
    </div>
  );
}
