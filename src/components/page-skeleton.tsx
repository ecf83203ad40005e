import { type ComponentType, Suspense, useEffect } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { SkeletonKind } from './route-module.ts';

interface PageSkeletonProps {
  kind: SkeletonKind;
}

/** The outline of a page whose data is loading. */
export function PageSkeleton({ kind }: PageSkeletonProps) {
  useEffect(() => () => void setTimeout(focusHeading), []);
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>Loading...</VisuallyHidden>
      {kind === 'band' && <BandSkeleton />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
        <div>
          {kind === 'plain' && (
            <>
              <Skeleton className="mb-3 h-9 w-2/3" />
              <Skeleton className="mb-8 h-5 w-1/3" />
            </>
          )}
          <PanelSkeleton lines={6} />
        </div>
        <PanelSkeleton lines={8} />
      </div>
    </div>
  );
}

/** The outline of `CampaignBand`. */
const BandSkeleton = () => (
  <div className="mb-4 overflow-hidden rounded-lg border border-hairline bg-surface-1 sm:flex">
    <Skeleton className="aspect-[16/9] sm:w-[40vw] sm:max-w-lg sm:shrink-0" />
    <div className="flex flex-1 flex-col justify-end gap-3 p-4 sm:px-6 sm:py-5">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-5 w-1/3" />
    </div>
  </div>
);

export function PanelSkeleton({ lines }: { lines: number }) {
  return (
    <div className="panel flex flex-col gap-3 p-5 sm:p-6">
      <Skeleton className="mb-2 h-6 w-1/3" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line % 3 === 2 ? 'h-4 w-3/4' : 'h-4 w-full'} />
      ))}
    </div>
  );
}

/** A navigation focuses the main region. This moves the focus to the heading, once the page has one. */
function focusHeading(): void {
  if (document.activeElement?.id !== 'main') return;
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}

/** A page that shows its skeleton while it waits for its data. */
export function withSkeleton(Page: ComponentType, kind: SkeletonKind): ComponentType {
  return function PageWithSkeleton() {
    return (
      <Suspense fallback={<PageSkeleton kind={kind} />}>
        <Page />
      </Suspense>
    );
  };
}
