import { EyeOff, Users } from 'lucide-react';
import type { EntrySummary } from '#src/generated/model/index.ts';
import { Badge } from '#src/ui/badge.tsx';
import { type Authored, hiddenLabel, readingAuthor, visibilityLabels } from './entry-labels.ts';

interface VisibilityBadgeProps {
  entry: Pick<EntrySummary, 'visibility'> & Authored;
  /** Players see hidden entries only if they have written them. */
  isPlayer: boolean;
  /** Whether narrow screens show only the icon. */
  compact?: boolean;
}

/** Marks an entry that not everyone can read. Other entries have no badge. */
export function VisibilityBadge({ entry, isPlayer, compact = false }: VisibilityBadgeProps) {
  const { visibility } = entry;
  if (visibility === 'everyone') return null;
  const Icon = visibility === 'gm' ? EyeOff : Users;
  return (
    <Badge tone="arcane" icon={<Icon aria-hidden />}>
      <span className={compact ? 'max-sm:sr-only' : ''}>
        {visibility === 'gm'
          ? hiddenLabel(readingAuthor(entry, isPlayer))
          : visibilityLabels[visibility]}
      </span>
    </Badge>
  );
}
