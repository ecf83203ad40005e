/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { UnreadableAddressResponseCode } from '../unreadableAddressResponseCode.ts';

export type UnreadableAddressResponse = ApiProblem & {
  code: UnreadableAddressResponseCode;
};
