/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { UnsupportedFormTypeResponseCode } from '../unsupportedFormTypeResponseCode.ts';

export type UnsupportedFormTypeResponse = ApiProblem & {
  code: UnsupportedFormTypeResponseCode;
};
