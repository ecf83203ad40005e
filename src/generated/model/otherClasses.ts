/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OtherClass } from './otherClass.ts';

/**
 * Multiclassing: the classes besides `class`, which is the class of level 1. `level` counts the levels in all classes. Each class occurs once, and at least one level is left for `class`; anything else is refused with 422.
 * @maxItems 11
 */
export type OtherClasses = OtherClass[];
