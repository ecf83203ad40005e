/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What the undo has done.
 */
export interface EntryImportUndone {
  /**
     * Entries that were deleted.
     * @minimum 0
     * @maximum 10000
     */
  deleted: number;
  /**
     * Entries that stay because they have been changed since, or moved, alone or with an entry above them.
     * @minimum 0
     * @maximum 10000
     */
  kept: number;
}
