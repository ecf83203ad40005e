import { HttpError, retryAfterOf } from '#src/api/http-error.ts';
import { counted } from '#src/lib/counted.ts';

/** "in 3 minutes", "in 2 hours": when a quota renews. */
function waitText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 2) return 'in a minute';
  return minutes < 100
    ? `in ${counted(minutes, 'minute', 'minutes')}`
    : `in ${counted(Math.ceil(minutes / 60), 'hour', 'hours')}`;
}

/** When the next draft or picture can be started, as a sentence; null if the request failed for another reason. */
export function nextStart(problem: unknown): string | null {
  const wait =
    problem instanceof HttpError && problem.status === 429 ? retryAfterOf(problem) : null;
  return wait === null ? null : `The next one can be started ${waitText(wait)}.`;
}
