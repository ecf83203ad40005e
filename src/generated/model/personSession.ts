/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalNetwork } from './optionalNetwork.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A browser in which a person is signed in.
 */
export interface PersonSession {
  startedAt: Timestamp;
  lastSeenAt: Timestamp;
  /**
     * The browser and the system in plain words, as far as the browser says so.
     * @minLength 1
     * @maxLength 80
     */
  device: string;
  network: OptionalNetwork | null;
}
