import type { CampaignMeta } from '#src/generated/model/index.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Whether a campaign or character went on in the last seven days, so that its card is highlighted.
 * Sessions are not recorded, and opening a page is not playing: then all cards of an active user would
 * be highlighted. What a session leaves is a change, such as the story so far or a new level. Changes
 * in the first day of a record still belong to its creation.
 * @param now milliseconds since 1970
 */
export function wentOnLately(
  { created_at, updated_at }: Pick<CampaignMeta, 'created_at' | 'updated_at'>,
  now: number,
): boolean {
  const changedAt = Date.parse(updated_at);
  return changedAt - Date.parse(created_at) >= day && now - changedAt < 7 * day;
}
