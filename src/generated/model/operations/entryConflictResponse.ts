/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { EntryConflictResponseCode } from '../entryConflictResponseCode.ts';

export type EntryConflictResponse = ApiProblem & {
  code: EntryConflictResponseCode;
};
