import type { Updateable } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { foldName } from '#src/lib/fold.ts';
import type { CampaignTable } from '#backend/db/tables/campaign-tables.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import { requireVersion } from '#contract/etag.ts';
import { coverFrom, hasCover, type CoverImages } from '#backend/images/cover.ts';
import { deleteUnusedImages, storeImages } from '#backend/images/store.ts';
import { requireQuotas, requireUnusedQuota } from '#backend/quotas.ts';
import { coverOfGeneration, keepCover, type PaintedCover } from '#backend/generation/covers.ts';
import { draftSourceOf } from '#backend/generation/draft-source.ts';
import { paintCoverOf } from '#backend/generation/start.ts';
import { keepTexts } from '#backend/generation/texts.ts';
import { gameMasterRoles } from '#src/lib/campaigns/roles.ts';
import { draftAuthorColumns } from './draft-authors.ts';
import { notifyOfCampaign } from './notify.ts';
import type { MemberCampaign } from './present.ts';
import { readCampaign, readLockedCampaign } from './read.ts';
import { requireGameMaster } from './roles.ts';
import { tableFactColumns, tableFactsOf } from './table-facts.ts';

type Changes = Input<'campaignUpdate'>['body'];

/** Changes the fields that the body contains. If no value differs, the version stays. */
export async function updateCampaign(
  context: RequestContext,
  { campaignId, ifMatch }: Input<'campaignUpdate'>['params'],
  body: Changes,
): Promise<MemberCampaign> {
  const { id: userId } = context.signedIn();
  await context.app.visits.write(userId);
  const cover = hasCover(body) ? await newCover(context, { campaignId, ifMatch }, body) : null;
  const { before, after, readers, removed } = await context.db
    .transaction()
    .execute(async (transaction) => {
      const stored = await readLockedCampaign(transaction, campaignId, userId);
      requireGameMaster(stored.role, 'change it');
      requireVersion(ifMatch, stored.version);
      requireOneCover(body);
      const painted = await coverOfGeneration(transaction, userId, body.coverGenerationId);
      const changes = differences(stored, changedColumns(stored, body, cover, painted));
      if (Object.keys(changes).length === 0) {
        return { before: stored, after: stored, readers: [], removed: [] };
      }
      if (cover) await storeImages(transaction, cover, context.now);
      const keeper = { random: context.app.random, userId, now: context.now };
      const madeRoom = painted ? await keepCover(keeper, transaction, stored) : [];
      if (changes.cover_wanted === 1) await paintCoverOf(context, transaction, campaignId);
      const source = await draftSourceOf(transaction, userId, body.draftGenerationId, context.now);
      // The draft may have been discarded or deleted since it was put into the form, but it replaces the text all the same.
      if (body.draftGenerationId !== undefined) {
        madeRoom.push(...(await keepTexts(keeper, transaction, stored, changes)));
      }
      const updated = await transaction
        .updateTable('campaign')
        .set({
          ...changes,
          ...draftAuthorColumns(stored, changes, source),
          version: stored.version + 1,
          // A change of only the notes for game masters must not change the time and version that all members see.
          ...(Object.keys(changes).some((column) => column !== 'dm_notes') && {
            updated_at: context.now,
            shown_version: stored.shown_version + 1,
          }),
        })
        .where('id', '=', campaignId)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (cover || painted) {
        const limits = context.app.config.quotas;
        await requireQuotas(transaction, limits, updated.owner_id, ['pictureMegabytes']);
      }
      await context.audit(transaction, {
        action: 'campaign.update',
        targetKind: 'campaign',
        targetId: campaignId,
        // The texts are only for members, so the log contains only the names of the changed columns.
        details: { version: updated.version, changed: Object.keys(changes) },
      });
      const members = await transaction
        .selectFrom('campaign_member')
        .select('user_id')
        .where('campaign_id', '=', campaignId)
        .$if(updated.shown_version === stored.shown_version, (query) =>
          query.where('role', 'in', gameMasterRoles),
        )
        .execute();
      return {
        before: stored,
        after: { ...stored, ...updated },
        readers: members.map(({ user_id }) => user_id),
        removed: madeRoom,
      };
    });
  if (after.cover_wanted === 1) context.app.generations.wake();
  notifyOfCampaign(context, campaignId, readers);
  const oldImages = [before.cover_w1024_id, before.cover_w704_id];
  const currentImages = new Set([after.cover_w1024_id, after.cover_w704_id]);
  const unusedImages = oldImages.filter((id) => !currentImages.has(id));
  await bestEffort(context.app.outages, 'The deletion of an old cover', () =>
    deleteUnusedImages(context.db, [...unusedImages, ...removed]),
  );
  return after;
}

/**
 * Renders the cover before the transaction, which must wait only for the database. The role, the version and
 * the quota are checked first, because rendering is expensive; the transaction checks them again.
 */
async function newCover(
  context: RequestContext,
  { campaignId, ifMatch }: Input<'campaignUpdate'>['params'],
  body: Changes,
): Promise<CoverImages | null> {
  const { app, db } = context;
  const { id: userId } = context.signedIn();
  const stored = await readCampaign(db, campaignId, userId);
  requireGameMaster(stored.role, 'change it');
  requireVersion(ifMatch, stored.version);
  if (body.removeCover) {
    const message = 'Either give a new cover or remove the old one.';
    throw validationProblem([{ path: '/removeCover', message }]);
  }
  const old = [stored.cover_w1024_id, stored.cover_w704_id];
  await requireUnusedQuota(db, app.config.quotas, stored.owner_id, 'pictureMegabytes', old);
  return coverFrom(app.pictures, userId, body);
}

/** @throws ProblemError 422 when a painted draft comes with another wish for the cover */
function requireOneCover(body: Changes): void {
  const hasOther = hasCover(body) || body.removeCover === true || body.generateCover === true;
  if (body.coverGenerationId === undefined || !hasOther) return;
  const message = 'Choose either this cover or another one.';
  throw validationProblem([{ path: '/coverGenerationId', message }]);
}

function changedColumns(
  before: MemberCampaign,
  body: Changes,
  cover: CoverImages | null,
  painted: PaintedCover | null,
): Updateable<CampaignTable> {
  const title = body.title?.trim();
  return {
    ...(title === undefined ? {} : { title, title_fold: foldName(title) }),
    ...(body.setting === undefined ? {} : { setting: body.setting }),
    ...(body.storyOverview === undefined ? {} : { story_overview: body.storyOverview }),
    ...(body.dmNotes === undefined ? {} : { dm_notes: body.dmNotes }),
    ...tableFactColumns(body, tableFactsOf(before)),
    ...(body.generateCover === undefined ? {} : { cover_wanted: body.generateCover ? 1 : 0 }),
    ...(body.removeCover ? { cover_w1024_id: null, cover_w704_id: null, cover_alt: null } : {}),
    // A given cover replaces the request for a painted one.
    ...(cover
      ? {
          cover_w1024_id: cover.coverImageW1024.id,
          cover_w704_id: cover.coverImageW704.id,
          cover_alt: null,
          cover_wanted: 0,
        }
      : {}),
    ...(painted ? { ...painted, cover_wanted: 0 } : {}),
  };
}

function differences(
  before: MemberCampaign,
  columns: Updateable<CampaignTable>,
): Updateable<CampaignTable> {
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => Reflect.get(before, name) !== value),
  );
}
