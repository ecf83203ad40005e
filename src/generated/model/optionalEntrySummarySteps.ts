/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntrySummarySteps } from './entrySummarySteps.ts';

/**
 * How far a quest is; null without steps.
 */
export type OptionalEntrySummarySteps = EntrySummarySteps | null;
