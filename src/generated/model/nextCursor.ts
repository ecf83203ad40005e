/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Cursor } from './cursor.ts';

/**
 * The cursor of the next page; null on the last page.
 */
export type NextCursor = Cursor | null;
