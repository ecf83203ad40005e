/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PersonName } from './personName.ts';

/**
 * The name of a user; null if no user made the change, for example for the items of the seed.
 */
export type OptionalPersonName = PersonName | null;
