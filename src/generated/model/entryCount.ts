/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryType } from './entryType.ts';

/**
 * How many entries of a type the user may read.
 */
export interface EntryCount {
  type: EntryType;
  /**
     * @minimum 0
     * @maximum 10000
     */
  count: number;
}
