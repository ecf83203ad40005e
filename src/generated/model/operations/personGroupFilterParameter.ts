/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Group } from '../group.ts';

export type PersonGroupFilterParameter = Group;
