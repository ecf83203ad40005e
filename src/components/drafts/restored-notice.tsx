import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

function timeOf(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`;
}

/** Says that what is typed ends with the page, because the browser does not store it. */
export const UnstoredNotice = () => (
  <Alert tone="warning">
    This browser cannot store what you write; it is lost when the page closes.
  </Alert>
);

interface RestoredNoticeProps {
  /** “Your changes to 3 rows” */
  what: string;
  /** When the changes were stored. */
  at: Date;
  onDiscard: () => void;
  /** Closes the notice. */
  onKeep: () => void;
  /** What to do now. */
  children?: string;
}

/** Shows that drafts of an earlier visit were loaded from this device. */
export function RestoredNotice({ what, at, onDiscard, onKeep, children }: RestoredNoticeProps) {
  return (
    <Alert
      tone="info"
      title={`${what} from ${timeOf(at)} are back`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="ghost" onClick={onDiscard}>
            Discard them
          </Button>
          <Button size="small" onClick={onKeep}>
            Keep them
          </Button>
        </div>
      }
    >
      {children ?? 'They are not saved yet. Review them below, or continue where you stopped.'}
    </Alert>
  );
}
