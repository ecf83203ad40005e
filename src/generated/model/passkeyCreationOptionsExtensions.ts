/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PasskeyCreationOptionsExtensions = {
  /** The browser is asked whether it lists the passkey by itself. */
  credProps: true;
};
