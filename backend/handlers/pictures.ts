import { ProblemError } from '#contract/problem.ts';
import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { includesEtag, picturePolicy } from '#backend/images/serve.ts';
import { createPicture } from '#backend/pictures/create.ts';
import { readablePicture } from '#backend/pictures/readable.ts';

export const pictures: Handlers<RequestContext, OperationsOfTag<'pictures'>> = {
  pictureCreate: async (context, { params, body }) => {
    const picture = await createPicture(context, params, body);
    return { status: 201, body: picture, headers: { Location: picture.url } };
  },
  pictureGet: async (context, { params: { pictureId, size, ifNoneMatch } }) => {
    // The bytes of an id and a size never change. Their hash stays secret: `imageGet` asks for no right.
    const etag = `"${pictureId}-${size}"`;
    const headers = { 'Cache-Control': 'private, no-cache' as const, ETag: etag, ...picturePolicy };
    const { pictures: found } = await readablePicture(context, pictureId);
    const isCurrent = includesEtag(ifNoneMatch, etag);
    const row = await found
      .innerJoin('image', 'image.id', size === 'small' ? 'small_image_id' : 'full_image_id')
      .select(isCurrent ? ['image.id'] : ['image.bytes'])
      .executeTakeFirst();
    if (!row) throw new ProblemError('not_found', 'There is no such picture.');
    return 'bytes' in row ? { status: 200, body: row.bytes, headers } : { status: 304, headers };
  },
};
