/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { NotDeletedResponseCode } from '../notDeletedResponseCode.ts';

export type NotDeletedResponse = ApiProblem & {
  code: NotDeletedResponseCode;
};
