/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Person } from './person.ts';
import type { PersonSession } from './personSession.ts';

/**
 * A person and where they are signed in.
 */
export interface PersonDetails {
  person: Person;
  /**
     * The sessions, the latest used first.
     * @maxItems 50
     */
  sessions: PersonSession[];
}
