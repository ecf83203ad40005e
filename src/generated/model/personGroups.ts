/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Group } from './group.ts';

/**
 * The groups of the person; administrators are in `admin`.
 * @maxItems 20
 */
export type PersonGroups = Group[];
