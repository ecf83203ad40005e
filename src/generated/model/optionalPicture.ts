/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Picture } from './picture.ts';

/**
 * The picture; null if there is none.
 */
export type OptionalPicture = Picture | null;
