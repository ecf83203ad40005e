/** A picture of sixteen by nine pixels (PNG): uploads are most often pictures, and random bytes are not a picture. */
export const samplePicture: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAJCAIAAAC0SDtlAAAAE0lEQVR42mNwSGggCTGMahgUGgBu3qIBTfriswAAAABJRU5ErkJggg==',
  'base64',
);
