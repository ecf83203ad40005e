/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The day in the time zone of the user, which divides past sessions from coming ones. Without it, the day in UTC.
 */
export type TodayParameter = string;
