import type { Generated } from 'kysely';

export interface RateLimitTable {
  key: string;
  count: number;
  window_ends_at: number;
}

export interface MailOutboxTable {
  id: string;
  to_email: string;
  subject: string;
  text: string;
  html: string | null;
  created_at: number;
  sent_at: number | null;
  attempts: Generated<number>;
  next_attempt_at: number;
  last_error: string | null;
}

export interface SettingTable {
  key: string;
  value: string;
}

/** A trigger refuses updates of rows. sweep.ts deletes old rows. */
export interface AuditTable {
  id: string;
  at: number;
  actor_id: string | null;
  action: string;
  target_kind: string;
  target_id: string;
  request_id: string | null;
  /** JSON */
  details: Generated<string>;
  /** The `shortNetwork` of the client. Only with the target kind `user`. */
  network: Generated<string | null>;
}

/** Status and response are null while the first request with this key is running. */
export interface IdempotencyTable {
  user_id: string;
  route: string;
  key: string;
  body_hash: string;
  status: number | null;
  /** Compressed JSON: idempotency.ts. */
  response: string | null;
  created_at: number;
}

export interface SchemaMigrationTable {
  name: string;
  applied_at: number;
}
