import type { ColumnType, Generated } from 'kysely';
import type { StoredName } from '#backend/auth/person-name.ts';

export interface UserTable {
  id: string;
  email: string;
  /** Unique; the result of `normaliseEmail` in fold.ts. */
  email_norm: string;
  /** Changed together with `name_fold`: see `nameColumns` in auth/person-name.ts. */
  name: ColumnType<string, string, StoredName>;
  /** The result of `foldName`. */
  name_fold: Generated<string>;
  /** Null for users who only sign in through a provider. */
  password_hash: string | null;
  email_verified_at: number | null;
  created_at: number;
  updated_at: number;
  disabled_at: number | null;
  /** When the last generation of the user began, for the order of the turns. */
  generation_started_at: Generated<number>;
  /** The last use of any session, also of one that has ended; 0 if there was none. */
  last_seen_at: Generated<number>;
  /** When the account is deleted, because its user has closed it; null for all others. */
  closes_at: Generated<number | null>;
}

export interface UserGroupTable {
  user_id: string;
  group_name: string;
}

/** A change of the address of an account, until it cannot be undone any more. */
export interface EmailChangeTable {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  created_at: number;
  /** When the account has got the new address; null before. */
  applied_at: number | null;
}

/** `verify` is in the mail to the new address, `undo` in the notice to the old one. */
export type ChangeLinkPurpose = 'verify' | 'undo';

/** A link in a mail about a change of an address. Each attempt of the mail has one, because each can have arrived. */
export interface EmailChangeLinkTable {
  /** The hash of the token. */
  hash: string;
  change_id: string;
  purpose: ChangeLinkPurpose;
}

/** What the owner of a campaign has decided about it when closing the account. */
export interface AccountFateTable {
  user_id: string;
  campaign_id: string;
  /** The game master who becomes the owner; null if the campaign is deleted. */
  successor_id: string | null;
}

/**
 * A registration whose address is not verified. The account gets the name and the password of the
 * registration whose link is opened; see docs/decisions/024-registrations.md.
 */
export interface RegistrationTable {
  id: string;
  user_id: string;
  name: string;
  password_hash: string;
  created_at: number;
}

export interface RegistrationKeyTable {
  /** The Idempotency-Key. */
  key: string;
  /** An HMAC, because a hash without a secret would help to guess the password in the body. */
  body_mac: string;
  created_at: number;
}

export type TokenPurpose = 'verify-email' | 'reset-password' | 'setup-admin' | 'undo-factor';

/** Each token works once: using it deletes its row (`takeToken` in auth/tokens.ts). */
export interface TokenTable {
  hash: string;
  purpose: TokenPurpose;
  user_id: string | null;
  email_norm: string | null;
  /** Set if the purpose is `verify-email`. */
  registration_id: string | null;
  expires_at: number;
  /** When the link was requested. Its mail can be sent later, and more than once. */
  created_at: number;
  /** From when on the link removes what was added. Set if the purpose is `undo-factor`. */
  added_at: number | null;
}
