/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursor } from './nextCursor.ts';
import type { SecurityEvent } from './securityEvent.ts';

/**
 * One page of events.
 */
export interface SecurityEventPage {
  /** @maxItems 200 */
  items: SecurityEvent[];
  nextCursor: NextCursor;
}
