import type { Input } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { updateEntry } from './update.ts';
import { getVersion } from './versions.ts';

/** Gives an entry the content of one of its versions. Who may read the entry stays as it is. */
export async function restoreVersion(
  context: RequestContext,
  { campaignId, entryId, version, ifMatch }: Input<'entryVersionRestore'>['params'],
): Promise<Entry> {
  const { type, title, text, cover, tags, details } = await getVersion(context, {
    campaignId,
    entryId,
    version,
  });
  const body = { type, title, text, tags, details, coverPictureId: cover?.pictureId ?? null };
  return updateEntry(context, { campaignId, entryId, ifMatch }, body, version);
}
