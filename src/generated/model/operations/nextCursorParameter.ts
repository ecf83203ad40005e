/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Cursor } from '../cursor.ts';

export type NextCursorParameter = Cursor;
