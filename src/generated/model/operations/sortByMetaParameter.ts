/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SortByMeta } from '../sortByMeta.ts';

export type SortByMetaParameter = SortByMeta;
