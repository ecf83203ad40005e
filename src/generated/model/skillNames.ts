/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SkillName } from './skillName.ts';

/**
 * @maxItems 18
 */
export type SkillNames = SkillName[];
