import { classNames } from './class-names.ts';

interface SkeletonProps {
  /** The size and shape of the future content, as classes: `h-5 w-40`. */
  className?: string;
}

/** Decoration only: the region around it has `aria-busy` and its own name. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden className={classNames('skeleton', className ?? 'h-4 w-full')} />;
}
