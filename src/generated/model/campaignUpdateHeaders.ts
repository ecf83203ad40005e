/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { IfMatchParameter } from './operations/ifMatchParameter.ts';

export type CampaignUpdateHeaders = {
/**
 * The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are
 * compared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.
 * @maxLength 1000
 * @pattern ^(\*|(W/)?"[^"\u0000-\u001f]*"([ \t]*,[ \t]*(W/)?"[^"\u0000-\u001f]*")*)$
 */
'If-Match'?: IfMatchParameter;
};
