/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PasskeyCreationOptionsRp = {
  /**
     * @minLength 1
     * @maxLength 255
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
};
