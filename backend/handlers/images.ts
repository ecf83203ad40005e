import { ProblemError } from '#contract/problem.ts';
import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';

export const images: Handlers<RequestContext, OperationsOfTag<'images'>> = {
  imageGet: async (context, { params: { imageId, ifNoneMatch } }) => {
    // The id is the hash of the bytes, so the bytes with this id never change.
    const headers = { ...pictureHeaders, ETag: `"${imageId}"` };
    if (includesEtag(ifNoneMatch, headers.ETag)) {
      const image = await context.db
        .selectFrom('image')
        .select('id')
        .where('id', '=', imageId)
        .executeTakeFirst();
      if (image) return { status: 304, headers };
    }
    const image = await context.db
      .selectFrom('image')
      .select('bytes')
      .where('id', '=', imageId)
      .executeTakeFirst();
    if (!image) throw new ProblemError('not_found', 'There is no such picture.');
    return { status: 200, body: image.bytes, headers };
  },
};

const pictureHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  // If a picture is opened in a separate tab, it must not run scripts.
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** Whether an If-None-Match header contains this ETag or `*`. */
function includesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has(etag) || tags.has('*');
}
