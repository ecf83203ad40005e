import { Alert } from '#src/ui/alert.tsx';
import { problemText } from './server-problem.ts';

/** Shows why a request has failed. Nothing, if there is no error, or the user has cancelled the request. */
export function ProblemAlert({ error }: { error: Error | null }) {
  const text = error && problemText(error);
  return text !== null && <Alert tone="danger">{text}</Alert>;
}
