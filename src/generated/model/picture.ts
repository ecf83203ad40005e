/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';

/**
 * A picture that entries can show.
 */
export interface Picture {
  pictureId: Id;
  /**
     * The URL of the picture, relative to the API host.
     * @maxLength 500
     */
  url: string;
  /**
     * In pixels.
     * @minimum 1
     * @maximum 2048
     */
  width: number;
  /**
     * In pixels.
     * @minimum 1
     * @maximum 2048
     */
  height: number;
}
