/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Cost } from './cost.ts';

/**
 * Null without a listed price.
 */
export type OptionalCost = Cost | null;
