/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ViewAsParameter } from './viewAsParameter.ts';

export type EntryGetParams = {
/**
 * An opaque id.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
viewAs?: ViewAsParameter;
};
