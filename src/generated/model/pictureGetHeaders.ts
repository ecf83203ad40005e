/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { IfNoneMatchParameter } from './operations/ifNoneMatchParameter.ts';

export type PictureGetHeaders = {
/**
 * The ETags of the copies that the client has, or `*`. The response is 304 if one of them is current.
 * @minLength 1
 * @maxLength 1000
 */
'If-None-Match'?: IfNoneMatchParameter;
};
