import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Upload } from './use-uploads.ts';

/** The pictures that are on their way, and those that were not added, with the reason. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Pictures on their way" className="entry-uploads">
      {uploads.map(({ id, name, state, problem, canRetry, retry, leaveOut }) => (
        <li key={id}>
          {state === 'failed' ? (
            <p role="alert" className="entry-problem">
              {`${name} was not added.${problem === null ? '' : ` ${problem}`} Your text is safe.`}
            </p>
          ) : (
            <p role="status">
              <Spinner />
              {state === 'sending' ? `Adding ${name}…` : `${name} is next.`}
            </p>
          )}
          {state === 'failed' && canRetry && (
            <Button size="small" aria-label={`Try again: ${name}`} onClick={retry}>
              Try again
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={`Leave it out: ${name}`}
            onClick={leaveOut}
          >
            Leave it out
          </Button>
        </li>
      ))}
    </ul>
  );
}
