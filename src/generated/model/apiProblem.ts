/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueUse } from './catalogueUse.ts';
import type { ProblemCode } from './problemCode.ts';
import type { ProblemField } from './problemField.ts';

/**
 * The body of every error response.
 */
export interface ApiProblem {
  /**
     * A message for the user.
     * @minLength 1
     * @maxLength 1000
     */
  detail: string;
  code: ProblemCode;
  /**
     * The wrong fields; empty if no field is wrong.
     * @maxItems 100
     */
  fields: ProblemField[];
  /**
     * The items that refer to this item, sorted by name, at most 100. Only with the code `in_use`.
     * @maxItems 100
     */
  usedBy?: CatalogueUse[];
  /**
     * The id of the request, as in the log and in X-Request-Id.
     * @minLength 1
     * @maxLength 100
     */
  requestId: string;
}
