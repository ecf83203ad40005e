/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Base64Url } from './base64Url.ts';

/**
 * An authenticator app that is not added yet.
 */
export interface TotpEnrolment {
  /**
     * The secret in base32, to be typed into the app.
     * @minLength 32
     * @maxLength 64
     * @pattern ^[A-Z2-7]+$
     */
  secret: string;
  /**
     * The `otpauth` URI of the QR code.
     * @maxLength 2000
     */
  uri: string;
  enrolment: Base64Url;
}
