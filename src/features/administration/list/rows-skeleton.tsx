import { Skeleton } from '#src/ui/skeleton.tsx';

export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy aria-label={label} className="panel flex flex-col gap-3 p-4">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="h-6 w-full" />
      ))}
    </div>
  );
}
