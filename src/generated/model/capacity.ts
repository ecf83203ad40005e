/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CapacityValue } from './capacityValue.ts';

/**
 * What a container holds; null for none.
 */
export type Capacity = CapacityValue | null;
