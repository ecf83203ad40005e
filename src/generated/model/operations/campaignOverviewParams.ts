/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { TodayParameter } from './todayParameter.ts';
import type { ViewAsParameter } from './viewAsParameter.ts';

export type CampaignOverviewParams = {
/**
 * The day in the time zone of the user, which divides past sessions from coming ones. Without it, the day in UTC.
 * @minLength 10
 * @maxLength 10
 */
today?: TodayParameter;
/**
 * An opaque id.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
viewAs?: ViewAsParameter;
};
