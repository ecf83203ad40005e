/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { GenerationConflictResponseCode } from '../generationConflictResponseCode.ts';

export type GenerationConflictResponse = ApiProblem & {
  code: GenerationConflictResponseCode;
};
