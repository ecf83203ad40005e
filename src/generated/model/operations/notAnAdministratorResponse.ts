/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { NotAnAdministratorResponseCode } from '../notAnAdministratorResponseCode.ts';

export type NotAnAdministratorResponse = ApiProblem & {
  code: NotAnAdministratorResponseCode;
};
