/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Lists the deleted entries that the user can restore instead of the others. Not for viewers.
 */
export type DeletedEntriesParameter = boolean;
