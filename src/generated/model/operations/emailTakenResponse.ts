/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { EmailTakenResponseCode } from '../emailTakenResponseCode.ts';

export type EmailTakenResponse = ApiProblem & {
  code: EmailTakenResponseCode;
};
