/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { PayloadTooLargeResponseCode } from '../payloadTooLargeResponseCode.ts';

export type PayloadTooLargeResponse = ApiProblem & {
  code: PayloadTooLargeResponseCode;
};
