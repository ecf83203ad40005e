import type {
  ApiProblem,
  CatalogueUse,
  ProblemCode,
  ProblemField,
} from '#src/generated/model/index.ts';

const statuses = {
  bad_request: 400,
  invalid_token: 400,
  invalid_cursor: 400,
  oauth_failed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  email_not_verified: 403,
  forbidden: 403,
  csrf_failed: 403,
  origin_not_allowed: 403,
  confirmation_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  duplicate: 409,
  in_use: 409,
  idempotency_mismatch: 409,
  quota_exceeded: 409,
  version_mismatch: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  too_many_requests: 429,
  internal: 500,
  not_implemented: 501,
  upstream_failed: 502,
  unavailable: 503,
  storage_full: 503,
} as const satisfies Record<ProblemCode, number>;

/**
 * The only error with which a handler fails an operation. The user reads `detail`: it says what
 * happened and what to do, and contains no secrets and no internal details.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly fields: readonly ProblemField[];
  readonly usedBy: readonly CatalogueUse[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    detail: string,
    options: {
      fields?: readonly ProblemField[];
      /** Only with `in_use`: the items that refer to this item. */
      usedBy?: readonly CatalogueUse[];
      /** Seconds; becomes the Retry-After header. */
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: options.cause });
    this.code = code;
    this.fields = options.fields ?? [];
    this.usedBy = options.usedBy;
    this.headers =
      options.retryAfter === undefined
        ? {}
        : { 'Retry-After': String(Math.ceil(options.retryAfter)) };
  }

  get status() {
    return statuses[this.code];
  }

  toBody(requestId: string): ApiProblem {
    return {
      detail: this.message,
      code: this.code,
      fields: this.fields.slice(0, 100),
      ...(this.usedBy && { usedBy: this.usedBy.slice(0, 100) }),
      requestId,
    };
  }
}

export const nothingHere = (): ProblemError =>
  new ProblemError('not_found', 'There is nothing at this address.');

const maxPathLength = 300;

/** A problem names at most this many fields. */
export const maxFields = 50;

/**
 * The problem of an input that is readable but invalid, with the first error of each field, for at most
 * `limit` fields.
 */
export function validationProblem(
  findings: readonly ProblemField[],
  limit = maxFields,
): ProblemError {
  const byPath = new Map<string, ProblemField>();
  for (const finding of findings) {
    const path = finding.path.slice(0, maxPathLength);
    if (!byPath.has(path)) byPath.set(path, { ...finding, path });
    if (byPath.size === limit) break;
  }
  const fields = [...byPath.values()];
  const count = fields.length === limit ? `At least ${limit}` : fields.length;
  const detail =
    fields.length === 1 ? 'One field needs another look.' : `${count} fields need another look.`;
  return new ProblemError('validation_failed', detail, { fields });
}
