/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SecurityEventName } from '../securityEventName.ts';

export type EventNameParameter = SecurityEventName;
