import { sql, type SqlBool } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { includesEtag, picturePolicy } from '#backend/images/serve.ts';

export const images: Handlers<RequestContext, OperationsOfTag<'images'>> = {
  imageGet: async (context, { params: { imageId, ifNoneMatch } }) => {
    // The id is the hash of the bytes, so the bytes with this id never change.
    const headers = { ...pictureHeaders, ETag: `"${imageId}"` };
    const isCurrent = includesEtag(ifNoneMatch, headers.ETag);
    const image = await context.db
      .selectFrom('image')
      .select(isCurrent ? ['image.id'] : ['image.bytes'])
      .where('image.id', '=', imageId)
      .where(isPublic(imageId))
      .executeTakeFirst();
    if (!image) throw new ProblemError('not_found', 'There is no such picture.');
    return 'bytes' in image
      ? { status: 200, body: image.bytes, headers }
      : { status: 304, headers };
  },
};

/**
 * Only covers of campaigns, portraits of characters and painted drafts of both can be read without a right; other
 * images belong to pictures of entries. The cover of a deleted campaign is not served.
 */
const isPublic = (id: string) => sql<SqlBool>`(exists (
  select 1 from campaign
  where (cover_w1024_id = ${id} or cover_w704_id = ${id}) and deleted_at is null
) or exists (
  select 1 from generation join campaign on campaign.id = generation.campaign_id
  where (generation.cover_w1024_id = ${id} or generation.cover_w704_id = ${id})
    and campaign.deleted_at is null
) or exists (
  select 1 from character where portrait_id = ${id}
) or exists (
  select 1 from generation where portrait_id = ${id}
))`;

const pictureHeaders = {
  'Cache-Control': 'private, max-age=31536000, immutable',
  ...picturePolicy,
};
