/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ConfiguredModel } from './configuredModel.ts';

/**
 * The model; null if the built-in storyteller or painter does the work.
 */
export type OptionalConfiguredModel = ConfiguredModel | null;
