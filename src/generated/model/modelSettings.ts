/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalConfiguredModel } from './optionalConfiguredModel.ts';
import type { Version } from './version.ts';

/**
 * The models that write and paint.
 */
export interface ModelSettings {
  text: OptionalConfiguredModel;
  image: OptionalConfiguredModel;
  version: Version;
}
