/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntrySummary } from './entrySummary.ts';

/**
 * An entry; null if there is none.
 */
export type OptionalEntrySummary = EntrySummary | null;
