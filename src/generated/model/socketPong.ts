/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The answer to a ping, with the same message.
 */
export interface SocketPong {
  /** @maxLength 200 */
  message: string;
}
