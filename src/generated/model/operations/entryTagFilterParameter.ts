/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryTag } from '../entryTag.ts';

export type EntryTagFilterParameter = EntryTag;
