/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellCategory } from '../spellCategory.ts';

export type SpellCategoryFilterParameter = SpellCategory;
