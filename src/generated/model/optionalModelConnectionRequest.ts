/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ModelConnectionRequest } from './modelConnectionRequest.ts';

/**
 * The model; null for the built-in storyteller or painter.
 */
export type OptionalModelConnectionRequest = ModelConnectionRequest | null;
