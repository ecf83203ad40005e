/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * One wrong field.
 */
export interface ProblemField {
  /**
     * A JSON pointer to a field of the body (`/cost/amount`), or `query/…`, `path/…`, `header/…` for a parameter.
     * @maxLength 300
     */
  path: string;
  /**
     * What is wrong with the field, or which values are allowed.
     * @minLength 1
     * @maxLength 300
     */
  message: string;
}
