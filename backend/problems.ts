import { ProblemError } from '#contract/problem.ts';
import type { Call } from './call.ts';
import type { AppContext } from './context.ts';
import { databaseFault } from './db/errors.ts';

const internalDetail =
  'Something went wrong on our side. Please try again; if it stays, tell us the request id.';

/** Converts any thrown value to the problem that the caller gets. */
export function problemFrom(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const fault = databaseFault(error);
  if (fault?.kind === 'unavailable') {
    const detail = 'We cannot reach our records at the moment. Please try again shortly.';
    return new ProblemError('unavailable', detail, { retryAfter: 5, cause: error });
  }
  if (fault?.kind === 'full') {
    const detail =
      'The disk of the server is full, so nothing was saved. What you wrote is still here; please try again later.';
    return new ProblemError('storage_full', detail, { retryAfter: 10, cause: error });
  }
  if (fault?.kind === 'busy') {
    const detail = 'Someone else was writing at that moment. Please try again.';
    return new ProblemError('unavailable', detail, { retryAfter: 1, cause: error });
  }
  return new ProblemError('internal', internalDetail, { cause: error });
}

/** Many problems with these codes from one address can be an attack, so the log records each one. */
const securityCodes: ReadonlySet<ProblemError['code']> = new Set([
  'invalid_credentials',
  'invalid_token',
  'oauth_failed',
  'forbidden',
  'csrf_failed',
  'origin_not_allowed',
  'too_many_requests',
]);

/**
 * The path without the code of an invitation or of the link to a character: everyone who knows the code can join
 * the campaign or read the character.
 */
const loggedPath = (path: string): string =>
  path.replace(
    /^((?:\/api)?\/(?:invitations|shared-characters|shared\/characters)\/)[^/]+/,
    '$1[not logged]',
  );

/** Logs the cause of a server error, and who caused a problem with a code of `securityCodes`. */
export function logProblem(
  { log, outages }: AppContext,
  problem: ProblemError,
  call: Pick<Call, 'requestId' | 'method' | 'path' | 'ip'>,
  userId: string | null,
): void {
  const { requestId, method, ip } = call;
  const path = loggedPath(call.path);
  if (problem.status === 503) {
    outages.report(problem.message, problem.cause, { requestId, method, path });
  } else if (problem.status >= 500 && problem.code !== 'not_implemented') {
    log.error(problem.code === 'internal' ? 'A request failed.' : problem.message, {
      requestId,
      method,
      path,
      error: problem.cause ?? problem,
    });
  }
  if (securityCodes.has(problem.code)) {
    const { code } = problem;
    log.record('A request was refused.', { requestId, method, path, code, ip, userId });
  }
}
