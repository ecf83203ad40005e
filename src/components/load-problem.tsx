import { failureText } from '#src/api/http-error.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

interface LoadProblemProps {
  /** What could not be loaded: "your campaigns". */
  what: string;
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** Shown instead of data that could not be loaded, or above older data. */
export function LoadProblem({ what, error, onRetry, retrying = false }: LoadProblemProps) {
  return (
    <Alert
      tone="danger"
      title={`We could not load ${what}.`}
      action={
        <Button size="small" pending={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {failureText(error)}
    </Alert>
  );
}

interface RefetchProblemProps {
  /** What is shown as it was loaded before: "the campaign". */
  what: string;
  query: {
    isRefetchError: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
}

/** Shown above data that could not be loaded again, so that it does not look current. */
export function RefetchProblem({ what, query }: RefetchProblemProps) {
  return (
    query.isRefetchError && (
      <div className="mb-6">
        <LoadProblem
          what={what}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  );
}
