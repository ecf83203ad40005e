import type { CampaignMeta, CampaignSummary } from '#src/generated/model/index.ts';
import { localDay } from '#src/lib/local-day.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Whether the group met in the last seven days, so that the card of the campaign is highlighted. A
 * changed text does not count: otherwise all cards of an active game master would be highlighted.
 * @param now milliseconds since 1970
 */
export const wasPlayedLately = (
  { lastSession }: Pick<CampaignSummary, 'lastSession'>,
  now: number,
): boolean =>
  lastSession !== null &&
  lastSession > localDay(new Date(now - 7 * day)) &&
  lastSession <= localDay(new Date(now));

/**
 * Whether a character changed in the last seven days, so that its card is highlighted: a session
 * usually changes it, for example by a new level. Changes in the first day still belong to the creation.
 * @param now milliseconds since 1970
 */
export function wasChangedLately(
  { created_at, updated_at }: Pick<CampaignMeta, 'created_at' | 'updated_at'>,
  now: number,
): boolean {
  const changedAt = Date.parse(updated_at);
  return changedAt - Date.parse(created_at) >= day && now - changedAt < 7 * day;
}
