/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PersonSort } from '../personSort.ts';

export type PersonSortParameter = PersonSort;
