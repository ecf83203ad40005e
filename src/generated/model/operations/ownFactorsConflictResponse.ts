/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { OwnFactorsConflictResponseCode } from '../ownFactorsConflictResponseCode.ts';

export type OwnFactorsConflictResponse = ApiProblem & {
  code: OwnFactorsConflictResponseCode;
};
