/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { InvalidCursorResponseCode } from '../invalidCursorResponseCode.ts';

export type InvalidCursorResponse = ApiProblem & {
  code: InvalidCursorResponseCode;
};
