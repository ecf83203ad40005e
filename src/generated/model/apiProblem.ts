/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueUse } from './catalogueUse.ts';
import type { ProblemCode } from './problemCode.ts';
import type { ProblemField } from './problemField.ts';

/**
 * The one shape of every error.
 */
export interface ApiProblem {
  /**
     * A sentence for the person who made the request.
     * @minLength 1
     * @maxLength 1000
     */
  detail: string;
  code: ProblemCode;
  /**
     * What is wrong where; empty unless fields are at fault.
     * @maxItems 100
     */
  fields: ProblemField[];
  /**
     * With code `in_use`, the items that refer to this one, the first hundred by name.
     * @maxItems 100
     */
  usedBy?: CatalogueUse[];
  /**
     * The same id as in the log and in X-Request-Id.
     * @minLength 1
     * @maxLength 100
     */
  requestId: string;
}
