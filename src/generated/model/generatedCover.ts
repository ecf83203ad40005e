/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A painted cover in both widths, and its alternative text.
 */
export interface GeneratedCover {
  /** @maxLength 500 */
  coverImageW1024: string;
  /** @maxLength 500 */
  coverImageW704: string;
  /**
     * @minLength 1
     * @maxLength 300
     */
  alt: string;
}
