/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { CharacterQuotaExceededResponseCode } from '../characterQuotaExceededResponseCode.ts';

export type CharacterQuotaExceededResponse = ApiProblem & {
  code: CharacterQuotaExceededResponseCode;
};
