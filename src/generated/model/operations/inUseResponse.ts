/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * Other items refer to this one; `usedBy` names them.
 */
export type InUseResponse = ApiProblem;
