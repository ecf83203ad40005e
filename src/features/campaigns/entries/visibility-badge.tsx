import { EyeOff, Users } from 'lucide-react';
import type { EntryVisibility } from '#src/generated/model/index.ts';
import { Badge } from '#src/ui/badge.tsx';
import { visibilityLabels } from './entry-labels.ts';

/** Says that not everyone can read an entry. Nothing is said about the others. */
export function VisibilityBadge({ visibility }: { visibility: EntryVisibility }) {
  if (visibility === 'everyone') return null;
  const Icon = visibility === 'gm' ? EyeOff : Users;
  return (
    <Badge tone="arcane" icon={<Icon aria-hidden />}>
      {visibilityLabels[visibility]}
    </Badge>
  );
}
