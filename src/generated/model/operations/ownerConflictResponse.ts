/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { OwnerConflictResponseCode } from '../ownerConflictResponseCode.ts';

export type OwnerConflictResponse = ApiProblem & {
  code: OwnerConflictResponseCode;
};
