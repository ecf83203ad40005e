/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CapacityValue } from './capacityValue.ts';

/**
 * What a container can hold; null if no capacity is given.
 */
export type Capacity = CapacityValue | null;
