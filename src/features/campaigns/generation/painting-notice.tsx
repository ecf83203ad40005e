import { useState } from 'react';
import { Spinner } from '#src/ui/spinner.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** Says that the cover of a campaign is being painted, and when it is there. */
export function PaintingNotice({ isPainting }: { isPainting: boolean }) {
  const [wasPainting] = useState(isPainting);
  if (!wasPainting && !isPainting) return null;
  return (
    <div role="status" className="absolute inset-x-2 bottom-2 sm:right-auto">
      {isPainting ? (
        <p className="flex items-center gap-2 rounded-md border border-arcane/40 bg-surface-1/90 px-3 py-1.5 text-sm">
          <Spinner className="text-arcane" />
          The cover is being painted
        </p>
      ) : (
        <VisuallyHidden>The cover is painted.</VisuallyHidden>
      )}
    </div>
  );
}
