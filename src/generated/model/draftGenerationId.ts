/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';

/**
 * A generation of the user whose draft is in the texts of this request. Its author becomes `draftedBy`.
 */
export type DraftGenerationId = Id;
