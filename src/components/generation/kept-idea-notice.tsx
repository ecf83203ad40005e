import { RestoredNotice } from '../drafts/restored-notice.tsx';
import type { KeptIdea } from './kept-idea.ts';

/** Says that an idea of an earlier visit is back, which may be another one than the user thinks of now. */
export const KeptIdeaNotice = ({
  keptIdea: { restoredAt, dismissRestored, discard },
}: {
  keptIdea: Pick<KeptIdea, 'restoredAt' | 'dismissRestored' | 'discard'>;
}) =>
  restoredAt !== null && (
    <RestoredNotice what="Your words" at={restoredAt} onDiscard={discard} onKeep={dismissRestored}>
      Nothing is made from them yet. Go on where you were.
    </RestoredNotice>
  );
