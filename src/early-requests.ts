import { coverSizes } from './components/campaigns/cover-files.ts';

/**
 * The requests of the data that a page shows first. The built page sends them while the scripts of
 * the app are loading, and the app then uses the responses (`earlyResponses` in `api/http.ts`).
 * A request that the app does not send in exactly this form would be sent twice. `:today` is the day of the user.
 */
export const earlyRequests: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    '/api/campaigns/?pageSize=3&sortByMeta=last_accessed_at&reverse=true',
    '/api/characters/?pageSize=3&sortByMeta=updated_at&reverse=true',
  ],
  '/campaigns': ['/api/campaigns/?pageSize=24&sortByMeta=last_accessed_at&reverse=true'],
  '/campaigns/:campaignId': [
    '/api/campaigns/:campaignId',
    '/api/campaigns/:campaignId/overview?today=:today',
    '/api/campaigns/:campaignId/members',
  ],
  '/characters': ['/api/characters/?pageSize=24&sortByMeta=updated_at&reverse=true'],
  '/characters/:characterId': ['/api/characters/:characterId'],
};

/**
 * The `sizes` of the cover of the first campaign in this data, which is the largest picture of the
 * page. The built page shows it as soon as the data is there, in an outline (`earlyOutlines`).
 */
export const earlyCovers: Readonly<Record<string, string>> = {
  '/dashboard': coverSizes.card,
  '/campaigns': coverSizes.card,
  '/campaigns/:campaignId': coverSizes.page,
};
