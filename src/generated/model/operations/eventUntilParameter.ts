/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Timestamp } from '../timestamp.ts';

export type EventUntilParameter = Timestamp;
