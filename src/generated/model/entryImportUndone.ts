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
     * Entries that stay because they have been changed or moved since.
     * @minimum 0
     * @maximum 10000
     */
  kept: number;
}
