/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The client sends this event after it has connected.
 */
export interface SocketPing {
  /**
     * @maxLength 200
     * @pattern ^[^\u0000]*$
     */
  message: string;
}
