/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Base64Url } from './base64Url.ts';
import type { TotpCode } from './totpCode.ts';

/**
 * The enrolment and the first code of the app.
 */
export interface TotpAddRequest {
  enrolment: Base64Url;
  code: TotpCode;
}
