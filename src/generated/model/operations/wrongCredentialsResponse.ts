/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The address is unknown or the password is wrong; the sentence does not say which.
 */
export type WrongCredentialsResponse = ApiProblem;
