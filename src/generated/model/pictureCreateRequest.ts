/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ImageFile } from './imageFile.ts';

/**
 * A new picture.
 */
export interface PictureCreateRequest {
  file: ImageFile;
}
