import type { Generated } from 'kysely';
import type { Flag } from './column-types.ts';

export interface SessionTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
  /** When the idle session expires; updated together with last_seen_at. */
  expires_at: number;
  absolute_expires_at: number;
  /** When the user has last proven who they are; 0 if they have not. */
  auth_time: number;
  /** When a renewed session has replaced this one; null for all others. */
  replaced_at: Generated<number | null>;
  user_agent: string | null;
  ip: string | null;
}

export interface OauthIdentityTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: number;
  /** The short name of the provider when it was connected; null for connections of early versions. */
  provider: Generated<string | null>;
}

/** The authenticator app of a user. */
export interface TotpTable {
  user_id: string;
  /** Encrypted for the purpose `totp` (`Keys.seal`). */
  sealed_secret: string;
  /** The step of the last code that was used, so that no code works twice (`totpStep`). */
  last_step: number;
  created_at: number;
  last_used_at: number | null;
}

export interface PasskeyTable {
  id: string;
  user_id: string;
  /** The id by which the browser knows the passkey, as base64url. */
  credential_id: string;
  /** A COSE key as base64url. */
  public_key: string;
  /** What the passkey has counted at its last use; always 0 for many passkeys. */
  counter: number;
  /** JSON: how the browser reaches the passkey. */
  transports: string;
  /** Whether the passkey is also on other devices of the user. */
  synced: Flag;
  /** Whether it is known to sign in without an address: the browser lists it, and its device verifies the user. */
  signs_in_alone: Flag;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** A code that is used is deleted; see auth/factors/recovery-codes.ts. */
export interface RecoveryCodeTable {
  user_id: string;
  label: string;
  secret_hash: string;
  created_at: number;
  /** Whether the user has said that they have kept the codes; the same for all codes that were made together. */
  kept: Generated<Flag>;
}
