/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { PlayerCreateConflictResponseCode } from '../playerCreateConflictResponseCode.ts';

export type PlayerCreateConflictResponse = ApiProblem & {
  code: PlayerCreateConflictResponseCode;
};
