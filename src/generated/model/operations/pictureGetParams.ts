/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PictureSizeParameter } from './pictureSizeParameter.ts';

export type PictureGetParams = {
/**
 * `full` is at most 2,048 pixels wide and high, `small` at most 640.
 */
size?: PictureSizeParameter;
};
