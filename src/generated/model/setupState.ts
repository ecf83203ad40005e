/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether the first administrator can be created.
 */
export interface SetupState {
  /** False after an administrator has been created. */
  open: boolean;
}
