import { failureText } from '#src/api/http-error.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface SearchStateProps {
  text: string;
  /** How many options the list has. */
  count: number;
  /** Whether the server has answered for this text. */
  isSettled: boolean;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Below the list: whether the search goes on, has failed or has found nothing. */
export function SearchState({
  text,
  count,
  isSettled,
  error,
  retrying,
  onRetry,
}: SearchStateProps) {
  if (error !== null) {
    return (
      <div className="p-3">
        <Alert
          tone="danger"
          title="The search did not answer."
          action={
            <Button size="small" pending={retrying} onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {`${failureText(error)} Pages and actions are still found.`}
        </Alert>
      </div>
    );
  }
  if (isSettled) {
    return (
      count === 0 && (
        <div className="px-6 py-10 text-center">
          <p className="text-lg wrap-anywhere">{`Nothing by the name of “${text}”.`}</p>
          <p className="mt-1 text-muted">
            The beginning of a word is enough. If you give several words, all must be there.
          </p>
        </div>
      )
    );
  }
  // While the new finds are loaded, those of the previous text stay visible.
  return count === 0 && <Waiting />;
}

function Waiting() {
  return (
    <div aria-hidden className="flex flex-col gap-4 p-4">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  );
}
