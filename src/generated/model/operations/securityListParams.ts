/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EventNameParameter } from './eventNameParameter.ts';
import type { EventNetworkParameter } from './eventNetworkParameter.ts';
import type { EventSinceParameter } from './eventSinceParameter.ts';
import type { EventUntilParameter } from './eventUntilParameter.ts';
import type { EventUserParameter } from './eventUserParameter.ts';
import type { EventWordsParameter } from './eventWordsParameter.ts';
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type SecurityListParams = {
/**
 * Only events about, or caused by, people whose name or address contains each of these words.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
q?: EventWordsParameter;
/**
 * An opaque id.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
userId?: EventUserParameter;
/**
 * What happened, such as `session.begin`.
 * @minLength 3
 * @maxLength 60
 * @pattern ^[a-z-]+[.][a-z-]+$
 */
event?: EventNameParameter;
/**
 * A UTC time with milliseconds.
 * @maxLength 30
 */
since?: EventSinceParameter;
/**
 * A UTC time with milliseconds.
 * @maxLength 30
 */
until?: EventUntilParameter;
/**
 * Only events from this network, as in the entries, or from the network of this address.
 * @minLength 3
 * @maxLength 60
 * @pattern ^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$
 */
network?: EventNetworkParameter;
/**
 * The maximum number of items on a page.
 * @minimum 1
 * @maximum 200
 */
pageSize?: PageSizeParameter;
/**
 * An opaque text, valid only for one list, order and filter.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
nextCursor?: NextCursorParameter;
};
