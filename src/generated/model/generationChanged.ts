/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GenerationStatus } from './generationStatus.ts';
import type { Id } from './id.ts';

/**
 * A generation of the user has begun or ended. The server sends this event after the commit.
 */
export interface GenerationChanged {
  generationId: Id;
  status: GenerationStatus;
}
