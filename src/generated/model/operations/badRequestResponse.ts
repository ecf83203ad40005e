/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { BadRequestResponseCode } from '../badRequestResponseCode.ts';

export type BadRequestResponse = ApiProblem & {
  code: BadRequestResponseCode;
};
