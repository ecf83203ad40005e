/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ViewAsParameter } from './viewAsParameter.ts';
import type { VisitParameter } from './visitParameter.ts';

export type EntryGetParams = {
/**
 * An opaque id.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
viewAs?: ViewAsParameter;
/**
 * Whether the user opens the record. With `false`, the time of the last opening stays as it is, for example when a page is loaded before the user opens it. HEAD records the visit, too, and returns no body.
 */
visit?: VisitParameter;
};
