import { failureText } from '#src/api/http-error.ts';
import { counted } from '#src/lib/counted.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

interface RunStatusProps {
  /** The seconds for which the server has asked. */
  waiting: number | null;
  /** The failure after which the user can try again; null if there is none. */
  failure: unknown;
  onTryAgain: () => void;
}

/** Says why a long task does not continue: it waits for a busy server, or it has failed. */
export function RunStatus({ waiting, failure, onTryAgain }: RunStatusProps) {
  if (failure !== null) {
    return (
      <Alert
        tone="danger"
        title="This has stopped for now"
        action={
          <Button size="small" onClick={onTryAgain}>
            Try again
          </Button>
        }
      >
        {failureText(failure)} Nothing is lost: try again, and we go on from here.
      </Alert>
    );
  }
  if (waiting === null) return null;
  return (
    <p role="status" className="text-sm text-muted">
      The server is busy. We go on in {counted(Math.ceil(waiting), 'second', 'seconds')}.
    </p>
  );
}
