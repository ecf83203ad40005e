/** If a picture is opened in a separate tab, it must not run scripts. The server names the file, not the upload. */
export const picturePolicy = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Content-Disposition': 'inline; filename="picture.webp"',
} as const;

/** Whether an If-None-Match header contains this ETag or `*`. */
export function includesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has(etag) || tags.has('*');
}
