/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { LastWayInResponseCode } from '../lastWayInResponseCode.ts';

export type LastWayInResponse = ApiProblem & {
  code: LastWayInResponseCode;
};
