/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Cost } from './cost.ts';

/**
 * A price; null if no price is listed.
 */
export type OptionalCost = Cost | null;
