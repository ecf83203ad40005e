import { validationProblem } from '#contract/problem.ts';
import type { Handlers } from '#contract/types.ts';
import type { UploadedFile } from '#src/generated/contract/types.ts';
import type { MockContext } from './context.ts';
import { markOf } from './random.ts';
import type { MockState } from './state.ts';
import { notFound } from './not-found.ts';

const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\u00ff\u00d8\u00ff') ||
  startsWith(bytes, '\u0089PNG') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftypavif', 4);

const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

const fromBase64 = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export const imageUrl = (imageId: string): string => `/api/images/${imageId}`;

/**
 * Keeps a picture as it came: the server makes WebP of it, while browsers show any picture under
 * that name. Returns where it is.
 * @throws ProblemError 422 when the file is no picture
 */
export function storePicture(state: MockState, field: string, file: UploadedFile): string {
  if (!isPicture(file.bytes)) {
    const message = 'This is no JPEG, PNG, WebP or AVIF picture.';
    throw validationProblem([{ path: `/${field}`, message }]);
  }
  const base64 = toBase64(file.bytes);
  const imageId = markOf(base64);
  if (!state.images.some((image) => image.imageId === imageId)) {
    state.images.push({ imageId, base64 });
  }
  return imageUrl(imageId);
}

export const images: Handlers<MockContext, 'imageGet'> = {
  imageGet(context, { params }) {
    const image = context.state.images.find(({ imageId }) => imageId === params.imageId);
    if (!image) throw notFound('picture');
    const etag = `"${image.imageId}"`;
    const tags = context.header('if-none-match')?.split(',') ?? [];
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' };
    if (tags.some((tag) => [etag, '*'].includes(tag.trim()))) return { status: 304, headers };
    return { status: 200, body: fromBase64(image.base64), headers };
  },
};
