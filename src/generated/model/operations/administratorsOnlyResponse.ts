/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AdministratorsOnlyResponseCode } from '../administratorsOnlyResponseCode.ts';
import type { ApiProblem } from '../apiProblem.ts';

export type AdministratorsOnlyResponse = ApiProblem & {
  code: AdministratorsOnlyResponseCode;
};
