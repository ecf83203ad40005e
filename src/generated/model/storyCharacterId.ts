/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';

/**
 * For a portrait, which needs one: the character.
 */
export type StoryCharacterId = Id | null;
