import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { numbered } from './numbers.ts';

interface RestoredNoticeProps {
  restored: { rows: number; at: Date };
  onDiscard: () => void;
  onDismiss: () => void;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

function timeOf(at: Date): string {
  const today = at.toDateString() === new Date().toDateString();
  return today ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`;
}

/** What was not saved before the page was left is here again, and says so. */
export function RestoredNotice({ restored, onDiscard, onDismiss }: RestoredNoticeProps) {
  const { rows, at } = restored;
  return (
    <Alert
      tone="info"
      title={`Your changes to ${numbered(rows, 'row', 'rows')} from ${timeOf(at)} are back`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="ghost" onClick={onDiscard}>
            Discard them
          </Button>
          <Button size="small" onClick={onDismiss}>
            Keep them
          </Button>
        </div>
      }
    >
      They are not saved yet. Review them below, or go on where you were.
    </Alert>
  );
}
