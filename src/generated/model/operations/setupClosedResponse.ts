/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { SetupClosedResponseCode } from '../setupClosedResponseCode.ts';

export type SetupClosedResponse = ApiProblem & {
  code: SetupClosedResponseCode;
};
