/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { VerificationConflictResponseCode } from '../verificationConflictResponseCode.ts';

export type VerificationConflictResponse = ApiProblem & {
  code: VerificationConflictResponseCode;
};
