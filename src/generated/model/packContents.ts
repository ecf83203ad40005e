/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PackContent } from './packContent.ts';

/**
 * @maxItems 100
 */
export type PackContents = PackContent[];
