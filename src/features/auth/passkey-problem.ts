import { problemText } from '#src/components/forms/server-problem.ts';
import { passkeyFailure } from './passkeys.ts';

/** What to tell the user after a sign-in with a passkey has failed in the browser or on the server. */
export const passkeyProblem = (error: unknown): string =>
  passkeyFailure(error) ?? problemText(error) ?? 'That did not work. Try again.';
