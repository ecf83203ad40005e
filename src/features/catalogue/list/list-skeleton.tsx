import { Skeleton } from '#src/ui/skeleton.tsx';

interface ListSkeletonProps {
  label: string;
  rows?: number;
}

export function ListSkeleton({ label, rows = 9 }: ListSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={label} className="panel flex flex-col gap-3 p-4">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className="h-6 w-full" />
      ))}
    </div>
  );
}
