/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CurrentUser } from '../../model/index.ts';
import { http } from '../../../api/http.ts';

const getAuthLogoutUrl = () => {
  return `/api/auth/logout`
}

/**
 * Ends the session on the server and clears its cookies.
 * @summary Sign out
 */
export const authLogout = async ( options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getAuthLogoutUrl(),
  {
    ...options,
    method: 'POST'
  }
);}

const getAuthSelfUrl = () => {
  return `/api/auth/self`
}

/**
 * The response is 204 if the request has no session, and 401 if its session has ended.
 * @summary Get the current user
 */
export const authSelf = async ( options?: Parameters<typeof http>[1]): Promise<CurrentUser | void> => {
  return http<CurrentUser | void>(getAuthSelfUrl(),
  {
    ...options,
    method: 'GET'
  }
);}

export const getAuthSelfQueryKey = () => {
    return [
    "authSelf"
    ] as const;
    }
