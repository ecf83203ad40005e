import type { Schema } from '#backend/db/schema.ts';
import type { MemoryEngine } from './memory-engine.ts';

const tables = Object.keys({
  user: true,
  user_group: true,
  oauth_identity: true,
  registration: true,
  session: true,
  token: true,
  rate_limit: true,
  mail_outbox: true,
  setting: true,
  image: true,
  campaign: true,
  campaign_member: true,
  character: true,
  catalogue_item: true,
  catalogue_link: true,
  audit: true,
  idempotency: true,
  schema_migration: true,
} satisfies Record<keyof Schema, true>);

/**
 * Opens an image that may be cut, overwritten or of another version. Single changed bytes of rows are
 * not found here: the checksums of the stored parts find them, and a check of all pages would delay
 * each start.
 * @throws when the image is no database or lacks a table of this version
 */
export function openChecked<Engine extends MemoryEngine>(
  open: (image: Uint8Array) => Engine,
  image: Uint8Array,
): Engine {
  const engine = open(image);
  try {
    for (const table of tables) engine.run(`select * from "${table}" limit 1`, []);
    const { rows } = engine.run('select name from schema_migration limit 1', []);
    if (rows.length === 0) throw new Error('The database has no tables of this app.');
  } catch (error) {
    engine.close();
    throw error;
  }
  return engine;
}
