/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { EntryNotDeletedResponseCode } from '../entryNotDeletedResponseCode.ts';

export type EntryNotDeletedResponse = ApiProblem & {
  code: EntryNotDeletedResponseCode;
};
