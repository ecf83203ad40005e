import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** The panel while its code or its data is loading. */
export const PlaySkeleton = () => (
  <Panel title="In play">
    <Skeleton className="h-96" />
  </Panel>
);
