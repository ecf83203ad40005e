/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PersonGroups } from './personGroups.ts';

/**
 * What is to be changed. An absent field stays as it is.
 */
export interface PersonUpdateRequest {
  /** Whether the account is to be disabled. */
  isDisabled?: boolean;
  groups?: PersonGroups;
}
