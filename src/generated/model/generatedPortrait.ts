/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A painted portrait and its alternative text.
 */
export interface GeneratedPortrait {
  /**
     * A square picture.
     * @maxLength 500
     */
  portraitImage: string;
  /**
     * @minLength 1
     * @maxLength 300
     */
  alt: string;
}
