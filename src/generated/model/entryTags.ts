/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryTag } from './entryTag.ts';

/**
 * The tags.
 * @maxItems 20
 */
export type EntryTags = EntryTag[];
