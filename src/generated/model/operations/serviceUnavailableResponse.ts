/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { ServiceUnavailableResponseCode } from '../serviceUnavailableResponseCode.ts';

export type ServiceUnavailableResponse = ApiProblem & {
  code: ServiceUnavailableResponseCode;
};
