/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AdministratorsConfirmedResponseCode } from '../administratorsConfirmedResponseCode.ts';
import type { ApiProblem } from '../apiProblem.ts';

export type AdministratorsConfirmedResponse = ApiProblem & {
  code: AdministratorsConfirmedResponseCode;
};
