/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';

/**
 * For a recap: the session that it is for. It retells what has happened since the session before. Null for a session that is not saved yet: the recap retells what has happened since the last one that has a recap.
 */
export type StoryEntryId = Id | null;
