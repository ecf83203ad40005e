/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { IfMatchParameter } from './operations/ifMatchParameter.ts';

export type SpellUpdateHeaders = {
/**
 * The ETag of the version on which the change is based, as in RFC 9110: one tag, a list of tags, or `*` for any
 * version. Tags are compared strongly, so a weak tag (`W/"3"`) matches nothing. If no tag matches, the response is
 * 412.
 * @maxLength 1000
 * @pattern ^(\*|(W/)?"[^"\u0000-\u001f]*"([ \t]*,[ \t]*(W/)?"[^"\u0000-\u001f]*")*)$
 */
'If-Match'?: IfMatchParameter;
};
