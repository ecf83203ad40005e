/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * One field that is at fault.
 */
export interface ProblemField {
  /**
     * A JSON pointer into the body (`/cost/amount`), or `query/…`, `path/…`, `header/…`.
     * @maxLength 300
     */
  path: string;
  /**
     * What is wrong with it and what would fit.
     * @minLength 1
     * @maxLength 300
     */
  message: string;
}
