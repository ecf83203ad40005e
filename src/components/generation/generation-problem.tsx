import { HttpError, reasonText } from '#src/api/http-error.ts';
import { Alert } from '#src/ui/alert.tsx';
import { nextStart } from './next-start.ts';

interface GenerationProblemProps {
  /** Why the request failed; null if it did not. */
  problem: unknown;
  /** Why there is no draft, as the server says it. */
  failure: string | null;
  title?: string;
}

/** The button that was pressed can be far away: below the problem, or in the footer. */
const bringIntoView = (alert: HTMLElement | null): void =>
  alert?.scrollIntoView({ block: 'nearest' });

/** It is not scrolled flush to the edge. */
const apart = 'scroll-my-4';

/** Why there is no draft, or when the next one can be written. */
export function GenerationProblem({
  problem,
  failure,
  title = 'There is no draft this time.',
}: GenerationProblemProps) {
  if (problem instanceof HttpError && problem.status === 429) {
    const next = nextStart(problem);
    return (
      <Alert
        ref={bringIntoView}
        className={apart}
        tone="warning"
        role="alert"
        title={problem.detail}
      >
        {next !== null && `${next} Your settings stay here.`}
      </Alert>
    );
  }
  if (problem instanceof HttpError && problem.code === 'conflict') {
    // Nothing has failed: the sentence says why everything stays as it is, and what else can be asked for.
    return (
      <Alert ref={bringIntoView} className={apart} tone="warning" role="alert">
        {problem.detail}
      </Alert>
    );
  }
  if (problem !== null && problem !== undefined) {
    return (
      <Alert ref={bringIntoView} className={apart} tone="danger" title="That did not work.">
        {reasonText(problem)} Nothing of yours is lost.
      </Alert>
    );
  }
  return (
    failure !== null && (
      <Alert ref={bringIntoView} className={apart} tone="danger" title={title}>
        {failure}
      </Alert>
    )
  );
}
