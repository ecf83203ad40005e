/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { IfNoneMatchParameter } from './operations/ifNoneMatchParameter.ts';

export type ImageGetHeaders = {
/**
 * The ETags of copies that the caller has, or `*`; 304 when one of them is current.
 * @minLength 1
 * @maxLength 1000
 */
'If-None-Match'?: IfNoneMatchParameter;
};
