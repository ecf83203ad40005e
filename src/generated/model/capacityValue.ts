/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The weight and the volume that a container can hold; null if a value is not given.
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
