import type { ApiProblem, ProblemCode, ProblemField } from '#src/generated/model/index.ts';

/** A response that is not a success. Its message is the `detail` of the problem, written for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly response: Response;
  readonly detail: string;
  /** Null when the response was not a problem of the contract, such as the page of a proxy. */
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

/** A failed call in one sentence, for people. */
export const failureText = (error: unknown): string =>
  error instanceof HttpError ? error.detail : 'The server cannot be reached.';

/** 401 and 403 end the session: who stores errors beside rows rethrows them to the session guard. */
export const endsSession = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);
