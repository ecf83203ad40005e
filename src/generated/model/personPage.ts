/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursor } from './nextCursor.ts';
import type { Person } from './person.ts';

/**
 * One page of people.
 */
export interface PersonPage {
  /** @maxItems 200 */
  items: Person[];
  nextCursor: NextCursor;
}
