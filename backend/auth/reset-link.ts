import { personNameFromEmail } from './person-name.ts';

interface ResetUser {
  readonly name: string;
  readonly email: string;
  readonly email_verified_at: number | null;
}

/**
 * What a new password must not consist of. Another person may have registered an address that is not verified,
 * so the name of that registration is not used.
 */
export const ownerOf = ({ name, email, email_verified_at }: ResetUser) => ({
  name: email_verified_at === null ? personNameFromEmail(email) : name,
  email,
});

/**
 * The fragment of a link to a new password. The meter of the page refuses what the server refuses, so it gets the
 * name and the address of the user, which only the receiver of the link sees.
 */
export const resetFragment = (secret: string, user: ResetUser): string =>
  `#${String(new URLSearchParams({ token: secret, ...ownerOf(user) }))}`;
