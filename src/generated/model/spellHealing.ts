/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Hit points for each target.
 */
export interface SpellHealing {
  /**
     * As in `SpellAmount`, or `all` lost hit points.
     * @maxLength 20
     * @pattern ^(all|mod|[1-9][0-9]{0,3}(d(4|6|8|10|12))?(\+[1-9][0-9]{0,3})?(\+mod)?)$
     */
  amount: string;
  /**
     * How many times the spell gives them.
     * @minimum 1
     * @maximum 100
     */
  times: number;
  /** Whether they are temporary hit points. */
  temporary: boolean;
}
