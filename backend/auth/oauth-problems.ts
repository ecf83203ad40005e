import { ProblemError } from '#contract/problem.ts';

/**
 * The OAuth clients of the hosts throw the same problem if the provider refuses the code or the ID
 * token is invalid.
 */
export const oauthFailed = (cause?: unknown) =>
  new ProblemError('oauth_failed', 'That sign-in did not work out. Please start it again.', {
    cause,
  });

/** The OAuth clients of the hosts throw the same problem if there is no provider of that type. */
export const unknownProvider = () =>
  new ProblemError('not_found', 'There is no such way to sign in.');
