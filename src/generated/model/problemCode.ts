/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A code for programs. Clients treat an unknown code like the status of the response.
 * @maxLength 60
 * @pattern ^[a-z][a-z0-9_]*$
 */
export type ProblemCode = typeof ProblemCode[keyof typeof ProblemCode];

export const ProblemCode = {
  bad_request: 'bad_request',
  invalid_token: 'invalid_token',
  invalid_cursor: 'invalid_cursor',
  validation_failed: 'validation_failed',
  unauthenticated: 'unauthenticated',
  invalid_credentials: 'invalid_credentials',
  email_not_verified: 'email_not_verified',
  forbidden: 'forbidden',
  csrf_failed: 'csrf_failed',
  origin_not_allowed: 'origin_not_allowed',
  confirmation_required: 'confirmation_required',
  not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  conflict: 'conflict',
  duplicate: 'duplicate',
  in_use: 'in_use',
  idempotency_mismatch: 'idempotency_mismatch',
  quota_exceeded: 'quota_exceeded',
  version_mismatch: 'version_mismatch',
  payload_too_large: 'payload_too_large',
  unsupported_media_type: 'unsupported_media_type',
  too_many_requests: 'too_many_requests',
  oauth_failed: 'oauth_failed',
  not_implemented: 'not_implemented',
  upstream_failed: 'upstream_failed',
  internal: 'internal',
  unavailable: 'unavailable',
  storage_full: 'storage_full',
} as const;
