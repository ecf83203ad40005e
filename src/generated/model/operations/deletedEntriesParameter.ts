/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Lists deleted entries instead of the others. Only for game masters.
 */
export type DeletedEntriesParameter = boolean;
