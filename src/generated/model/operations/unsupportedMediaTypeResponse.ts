/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { UnsupportedMediaTypeResponseCode } from '../unsupportedMediaTypeResponseCode.ts';

export type UnsupportedMediaTypeResponse = ApiProblem & {
  code: UnsupportedMediaTypeResponseCode;
};
