/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AddressChangedResponseCode } from '../addressChangedResponseCode.ts';
import type { ApiProblem } from '../apiProblem.ts';

export type AddressChangedResponse = ApiProblem & {
  code: AddressChangedResponseCode;
};
