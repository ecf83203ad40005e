/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryQueryParameter } from './entryQueryParameter.ts';
import type { EntryTypeFilterParameter } from './entryTypeFilterParameter.ts';
import type { ViewAsParameter } from './viewAsParameter.ts';

export type EntrySearchParams = {
/**
 * The words to find.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
q: EntryQueryParameter;
/**
 * What an entry describes. It decides which details the entry has.
 */
type?: EntryTypeFilterParameter;
/**
 * An opaque id.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
viewAs?: ViewAsParameter;
};
