/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The address is not verified yet, the account is closed, or the Origin is not allowed.
 */
export type SignInRefusedResponse = ApiProblem;
