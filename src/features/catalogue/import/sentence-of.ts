import { HttpError } from '#src/api/http-error.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';

/** What to tell somebody about a failure; never a message made for programmers. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ImportProblem) return error.message;
  if (error instanceof HttpError) {
    if (error.status === 401) {
      return 'Your draft is safe. Sign in again and we’ll go on where you were.';
    }
    return error.status >= 500
      ? 'The server stumbled and did not recover in three tries.'
      : error.detail;
  }
  if (
    error instanceof TypeError ||
    (error instanceof DOMException && error.name === 'AbortError')
  ) {
    return 'The server cannot be reached.';
  }
  return 'Something went wrong on this page. Your draft is safe: reload the page to go on.';
}
