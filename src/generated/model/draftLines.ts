/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftLine } from './draftLine.ts';

/**
 * @maxItems 10
 */
export type DraftLines = DraftLine[];
