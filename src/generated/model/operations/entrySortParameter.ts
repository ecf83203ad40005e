/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntrySort } from '../entrySort.ts';

export type EntrySortParameter = EntrySort;
