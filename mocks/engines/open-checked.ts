import type { Schema } from '#backend/db/schema.ts';
import type { MemoryEngine } from './memory-engine.ts';

/** Only smaller images are checked completely: for larger ones this would delay the start noticeably. */
const maxCheckedBytes = 20 * 1024 * 1024;

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
 * Opens an image that may be damaged.
 * @throws when the image is damaged or lacks a table of this version
 */
export function openChecked<Engine extends MemoryEngine>(
  open: (image: Uint8Array) => Engine,
  image: Uint8Array,
): Engine {
  const engine = open(image);
  try {
    if (image.length <= maxCheckedBytes) {
      const [[result] = []] = engine.run('pragma quick_check(1)', []).rows;
      if (result !== 'ok') throw new Error(`The database is damaged: ${String(result)}`);
    }
    for (const table of tables) engine.run(`select * from "${table}" limit 1`, []);
    const { rows } = engine.run('select name from schema_migration limit 1', []);
    if (rows.length === 0) throw new Error('The database has no tables of this app.');
  } catch (error) {
    engine.close();
    throw error;
  }
  return engine;
}
