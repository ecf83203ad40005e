/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PersonState } from '../personState.ts';

export type PersonStateFilterParameter = PersonState;
