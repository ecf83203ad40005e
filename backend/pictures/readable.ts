import { sql, type Kysely, type SqlBool } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { campaignsOf } from '#backend/campaigns/read.ts';
import { mayRead, readerWith, readsAudience, type Reader } from '#backend/entries/reader.ts';

/**
 * The pictures of a campaign that the reader may read. Game masters may read all of them. Other members may
 * read their own uploads, and the pictures in entries and passages that they may read. Every query about
 * pictures begins with this one.
 */
export function readablePictures(db: Kysely<Schema>, campaignId: string, reader: Reader) {
  const pictures = db.selectFrom('picture').where('picture.campaign_id', '=', campaignId);
  if (reader.isGameMaster) return pictures;
  const { userId } = reader;
  return pictures.where(
    sql<SqlBool>`(
      picture.uploaded_by = ${userId}
      or exists (
        select 1 from entry as covered
        where covered.cover_picture_id = picture.id and covered.deleted_at is null
          and ${mayRead(reader, 'covered')}
      )
      or exists (
        select 1 from entry_picture as shown
        join entry as showing on showing.id = shown.entry_id
        where shown.picture_id = picture.id and showing.deleted_at is null
          and ${mayRead(reader, 'showing')}
          and ${readsAudience(reader, 'shown.audience', 'showing')}
      )
    )`,
  );
}

/**
 * A query that finds the picture only if the user may read it. The same queries run for an unknown id and for a
 * hidden picture, so that the response time does not reveal whether a picture exists.
 */
export async function readablePicture(context: RequestContext, pictureId: string) {
  const { db } = context;
  const { id: userId } = context.signedIn();
  const member = await campaignsOf(db, userId)
    .innerJoin('picture', 'picture.campaign_id', 'campaign.id')
    .select(['picture.campaign_id', 'member.role'])
    .where('picture.id', '=', pictureId)
    .executeTakeFirst();
  const reader = readerWith(userId, member?.role ?? 'viewer');
  return {
    pictures: readablePictures(db, member?.campaign_id ?? '', reader).where(
      'picture.id',
      '=',
      pictureId,
    ),
  };
}
