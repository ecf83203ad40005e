/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What a container holds.
 */
export interface CapacityValue {
  /**
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  weightLb: number | null;
  /**
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  volumeCuFt: number | null;
}
