/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { IfMatchParameter } from './operations/ifMatchParameter.ts';

export type WeaponUpdateHeaders = {
/**
 * The ETag the change is based on; with another version on the server the answer is 412.
 * @maxLength 130
 * @pattern ^"[A-Za-z0-9_-]{1,128}"$
 */
'If-Match'?: IfMatchParameter;
};
