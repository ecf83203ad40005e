/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * An outside service did not answer as it should.
 */
export type BadGatewayResponse = ApiProblem;
