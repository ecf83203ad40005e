/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from '../id.ts';

export type EventUserParameter = Id;
