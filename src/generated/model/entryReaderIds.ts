/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';

/**
 * The members who may read the entry if its visibility is `chosen`.
 * @maxItems 50
 */
export type EntryReaderIds = Id[];
