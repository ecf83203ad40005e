import type { Location } from 'react-router';

/** The state of a history entry of the login page. */
export interface LoginState {
  /** The path to open after the login. */
  next?: string;
  /** The address that is filled in. */
  email?: string;
  /** The code of the problem that ended on the login page, or `otherUser`. */
  refused?: string | null;
  /** The server has not confirmed the logout, so the session may still exist. */
  isUnconfirmed?: true;
}

/** An older version of the app may have written the state, so its values are unknown. */
export function loginState({ state }: Location): Partial<Record<keyof LoginState, unknown>> {
  const written: unknown = state;
  return typeof written === 'object' && written !== null ? written : {};
}

/** Stands for `refused` if the browser has the session of another user than the page. */
export const otherUser = 'otherUser';

/** The state after a logout of the user. */
export const logoutState = (isConfirmed: boolean): LoginState =>
  isConfirmed ? {} : { isUnconfirmed: true };
