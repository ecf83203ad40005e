import type { QueryClient } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { startLoading } from '#src/components/route-module.ts';
import { getEntryListInfiniteQueryOptions } from '#src/generated/endpoints/entries/entries.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { belowParams } from '../entry-query.ts';
import type { EntryOutlineProps } from './entry-outline.tsx';

const loadOutline = async () => (await import('./entry-outline.tsx')).EntryOutline;

/** The width `lg` of the style sheet. From this width on, the tree has room beside the entry. */
const query = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

/** Starts to load the tree if the page shows it beside the entry and it is not known yet. */
export function loadOutlineEarly(queryClient: QueryClient, campaignId: string): void {
  if (!window.matchMedia(query).matches) return;
  startLoading(loadOutline());
  startLoading(
    // The tree itself loads again what it finds outdated.
    queryClient.infiniteQuery({
      ...getEntryListInfiniteQueryOptions(campaignId, belowParams(null)),
      staleTime: Infinity,
    }),
  );
}

interface OutlineFrameProps {
  outline: EntryOutlineProps;
  children: ReactNode;
}

/** An entry with the tree of all entries beside it. On a narrow screen, `OutlineButton` opens the tree. */
export function OutlineFrame({ outline, children }: OutlineFrameProps) {
  const isWide = useWide();
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <nav aria-label="Entries" className="hidden lg:block">
        <div
          data-scrolls
          className="sticky top-[calc(var(--header-height)+1.5rem)] -mx-2 max-h-[calc(100dvh-var(--header-height)-3rem)] overflow-y-auto overscroll-contain px-2 contain-content"
        >
          {isWide && (
            <OptionalPart load={loadOutline} props={outline} fallback={<OutlineSkeleton />} />
          )}
        </div>
      </nav>
      <div className="@container min-w-0">{children}</div>
    </div>
  );
}

const OutlineSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4 px-2 py-2">
    {Array.from({ length: 6 }, (_, line) => (
      <Skeleton key={line} className={line % 3 === 2 ? 'h-5 w-1/2' : 'h-5 w-3/4'} />
    ))}
  </div>
);

type Panel = ComponentType<{ outline: EntryOutlineProps; onClose: () => void }>;

/** Opens the tree on a screen that has no room for it beside the entry. */
export function OutlineButton({ outline }: { outline: EntryOutlineProps }) {
  const [Panel, setPanel] = useState<Panel>();
  const [isOpen, setOpen] = useState(false);
  const { notice, buttonProps } = useLoadOnPress({
    load: () => import('./outline-panel.tsx'),
    what: 'tree',
    onLoaded: ({ OutlinePanel }) => {
      setPanel(() => OutlinePanel);
      setOpen(true);
    },
  });
  return (
    <div className="contents lg:hidden">
      {notice}
      <Button aria-haspopup="dialog" icon={<ListTree aria-hidden size={18} />} {...buttonProps}>
        Tree
      </Button>
      {Panel && isOpen && <Panel outline={outline} onClose={() => setOpen(false)} />}
    </div>
  );
}
