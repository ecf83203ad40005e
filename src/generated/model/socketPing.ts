/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Sent on connect.
 */
export interface SocketPing {
  /**
     * @maxLength 200
     * @pattern ^[^\u0000]*$
     */
  message: string;
}
