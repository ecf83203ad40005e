/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A session of the user.
 */
export interface AccountSession {
  sessionId: Id;
  /**
     * The browser and the system in plain words, as far as the browser says so.
     * @minLength 1
     * @maxLength 80
     */
  device: string;
  startedAt: Timestamp;
  /** To within five minutes. */
  lastUsedAt: Timestamp;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
}
