/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  CurrentUser
} from '../questwrightAPI.schemas.zod.ts';


/**
 * Ends the session on the server and clears its cookies.
 * @summary Sign out
 */
export const AuthLogoutResponse = /*#__PURE__*/ zod.void()

/**
 * 204 when the request carries no session; 401 when it carries one that has ended.
 * @summary Get the current user
 */
export const AuthSelfResponse = CurrentUser

