import { EyeOff, Users } from 'lucide-react';
import type { EntryVisibility } from '#src/generated/model/index.ts';
import { Badge } from '#src/ui/badge.tsx';
import { hiddenForPlayer, visibilityLabels } from './entry-labels.ts';

interface VisibilityBadgeProps {
  visibility: EntryVisibility;
  /** Players see hidden entries only if they have written them. */
  isPlayer: boolean;
  /** Whether narrow screens show only the icon. */
  compact?: boolean;
}

/** Says that not everyone can read an entry. Nothing is said about the others. */
export function VisibilityBadge({ visibility, isPlayer, compact = false }: VisibilityBadgeProps) {
  if (visibility === 'everyone') return null;
  const Icon = visibility === 'gm' ? EyeOff : Users;
  return (
    <Badge tone="arcane" icon={<Icon aria-hidden />}>
      <span className={compact ? 'max-sm:sr-only' : ''}>
        {isPlayer && visibility === 'gm' ? hiddenForPlayer : visibilityLabels[visibility]}
      </span>
    </Badge>
  );
}
