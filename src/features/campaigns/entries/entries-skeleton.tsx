import { Skeleton } from '#src/ui/skeleton.tsx';

/** Placeholders for the rows while the entries are loading. */
export function EntriesSkeleton() {
  return (
    <div
      role="status"
      aria-busy
      aria-label="Loading the entries"
      className="panel divide-y divide-hairline px-4 py-1 sm:px-6"
    >
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex gap-4 py-4">
          <Skeleton className="hidden size-10 sm:block" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
