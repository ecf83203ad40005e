import type { ApiProblem, ProblemCode, ProblemField } from '#src/generated/model/index.ts';

/** The error for a response with a failure status. Its message is a text for users. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly response: Response;
  readonly detail: string;
  /** Null if the body is not a problem of the contract, for example an HTML page of a proxy. */
  readonly code: ProblemCode | null;
  readonly fields: readonly ProblemField[];

  constructor(response: Response, body: unknown) {
    const problem: Partial<ApiProblem> = typeof body === 'object' && body !== null ? body : {};
    const detail = typeof problem.detail === 'string' ? problem.detail : 'Request failed';
    super(detail);
    this.response = response;
    this.detail = detail;
    this.code = problem.code ?? null;
    this.fields = Array.isArray(problem.fields) ? problem.fields : [];
  }

  get status(): number {
    return this.response.status;
  }
}

/** The user has cancelled the question who they are. Nothing has failed, so no view shows it as an error. */
export class CancelledError extends HttpError {}

/** The browser has the session of another user than the page, so the server has refused a write. */
export class OtherUserError extends HttpError {
  constructor(response: Response) {
    const detail = 'Another account is signed in with this browser.';
    super(response, { code: 'csrf_failed', detail });
  }
}

/**
 * Another user has signed in on this page, so nothing was sent. No HttpError: it is not about the session
 * of that user.
 */
export class UserChangedError extends Error {
  override readonly name = 'UserChangedError';

  constructor() {
    super('Another account has signed in.');
  }
}

/** Describes a failed call in one sentence for users. */
export function failureText(error: unknown): string {
  if (error instanceof CancelledError) return '';
  return error instanceof HttpError ? error.detail : 'The server cannot be reached.';
}

/** Describes a failed call by what is wrong with the sent values, for views that do not mark them. */
export const reasonText = (error: unknown): string =>
  error instanceof HttpError && error.fields.length > 0
    ? error.fields.map(({ message }) => message).join(' ')
    : failureText(error);

/**
 * Whether a retry can succeed: there was no response, the server has failed or timed out (5xx, 408), or
 * it gets too many requests (429).
 */
export function isTemporary(error: unknown): boolean {
  // Fetch throws a TypeError without a network, and a DOMException after a time limit.
  if (!(error instanceof HttpError)) {
    return error instanceof TypeError || error instanceof DOMException;
  }
  return error.status >= 500 || error.status === 429 || error.status === 408;
}

/** The milliseconds until a retry that the server asks for (seconds or a date); null if it does not. */
export function retryAfterOf(error: unknown): number | null {
  const header = error instanceof HttpError ? error.response.headers.get('Retry-After') : null;
  if (header === null) return null;
  const time = /^\d+$/u.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(time) ? null : Math.max(time, 0);
}

/** The role of the user in this campaign is not enough. The session and the group are fine. */
const isAboutRole = ({ status, code, response }: HttpError): boolean =>
  status === 403 &&
  code === 'forbidden' &&
  URL.canParse(response.url) &&
  /^\/api\/(?:campaigns|generation)\//.test(new URL(response.url).pathname);

/** The user did not want to prove who they are. The session is fine. */
const isUnconfirmed = ({ status, code }: HttpError): boolean =>
  status === 403 && code === 'confirmation_required';

/**
 * Whether the status is 401 or 403, after which `watchSession` ends the session. Code that stores
 * the errors of rows must rethrow an error with such a status, because `watchSession` only sees the
 * errors of queries and mutations.
 */
export const endsSession = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.status === 401 || (error.status === 403 && !isAboutRole(error) && !isUnconfirmed(error)));
