/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { BadGatewayResponseCode } from '../badGatewayResponseCode.ts';

export type BadGatewayResponse = ApiProblem & {
  code: BadGatewayResponseCode;
};
