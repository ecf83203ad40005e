/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PersonName } from './personName.ts';

/**
 * Null for what came with the product.
 */
export type OptionalPersonName = PersonName | null;
