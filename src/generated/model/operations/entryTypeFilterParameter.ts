/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryType } from '../entryType.ts';

export type EntryTypeFilterParameter = EntryType;
