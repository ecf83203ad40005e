/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * Someone has saved a newer version.
 */
export type PreconditionFailedResponse = ApiProblem;
