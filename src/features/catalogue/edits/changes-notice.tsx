import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../kind.ts';
import { counted } from '#src/lib/counted.ts';
import type { CatalogueChanges, UnseenChanges } from './use-catalogue-changes.ts';

interface ChangesNoticeProps {
  kind: Pick<Kind, 'one' | 'many'>;
  changes: CatalogueChanges;
}

function titleOf(kind: ChangesNoticeProps['kind'], unseen: UnseenChanges): string {
  const { changed, created, missed, by } = unseen;
  if (changed + created === 0 || missed) return 'You were not connected for a while';
  const parts = [
    ...(changed > 0 ? [`${counted(changed, kind.one, kind.many)} changed`] : []),
    ...(created > 0 ? [`${counted(created, kind.one, kind.many)} new or further down`] : []),
  ];
  return `${parts.join(', ')}${by === null ? '' : `, by ${by}`}`;
}

/** What others have saved and this list does not show yet; it is read anew only when asked to be. */
export function ChangesNotice({ kind, changes }: ChangesNoticeProps) {
  const { notice, refreshing, refresh, dismiss } = changes;
  if (notice === null) return null;
  return (
    <Alert
      tone="info"
      title={titleOf(kind, notice)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="ghost" onClick={dismiss}>
            Later
          </Button>
          <Button size="small" pending={refreshing} onClick={() => void refresh()}>
            Refresh
          </Button>
        </div>
      }
    >
      {notice.missed
        ? `Other administrators may have changed ${kind.many} meanwhile. Refreshing keeps what you have typed.`
        : 'Refreshing keeps what you have typed.'}
    </Alert>
  );
}
