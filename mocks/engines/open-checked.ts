import type { Schema } from '#backend/db/schema.ts';
import type { MemoryEngine } from './memory-engine.ts';

/** A check of a larger database would delay the start or the calls noticeably. */
const maxCheckedBytes = 20 * 1024 * 1024;

/** What SQLite finds when it checks all pages: `ok` or the first damage; `too large` without a check. */
function checkPages(engine: MemoryEngine): string {
  const size = 'select page_count * page_size from pragma_page_count(), pragma_page_size()';
  const [[bytes] = []] = engine.run(size, []).rows;
  if (Number(bytes) > maxCheckedBytes) return 'too large';
  const [[result] = []] = engine.run('pragma quick_check(1)', []).rows;
  return String(result);
}

/** Whether SQLite has checked all pages and found no damage. */
export function isSound(engine: MemoryEngine): boolean {
  try {
    return checkPages(engine) === 'ok';
  } catch {
    // Some kinds of damage make the check itself fail.
    return false;
  }
}

const tables = Object.keys({
  user: true,
  user_group: true,
  oauth_identity: true,
  registration: true,
  registration_key: true,
  session: true,
  email_change: true,
  email_change_link: true,
  account_fate: true,
  token: true,
  totp: true,
  passkey: true,
  recovery_code: true,
  rate_limit: true,
  mail_outbox: true,
  setting: true,
  image: true,
  campaign: true,
  campaign_member: true,
  campaign_invitation: true,
  entry: true,
  entry_reader: true,
  entry_tag: true,
  entry_view: true,
  entry_link: true,
  entry_title: true,
  entry_search: true,
  picture: true,
  entry_picture: true,
  entry_shown: true,
  entry_version: true,
  entry_version_picture: true,
  import_undo: true,
  entry_favourite: true,
  entry_visit: true,
  generation: true,
  model_use: true,
  character: true,
  character_play: true,
  character_play_change: true,
  character_roll: true,
  character_link: true,
  character_share: true,
  catalogue_item: true,
  catalogue_link: true,
  audit: true,
  idempotency: true,
  schema_migration: true,
} satisfies Record<keyof Schema, true>);

const tablesOf = (engine: MemoryEngine): string[] =>
  engine
    .run("select name from sqlite_schema where type = 'table'", [])
    .rows.map(([name]) => String(name));

function refuseDamage(engine: MemoryEngine): void {
  const result = checkPages(engine);
  if (result !== 'ok' && result !== 'too large') {
    throw new Error(`The database is damaged: ${result}`);
  }
  for (const table of tablesOf(engine)) engine.run(`select * from "${table}" limit 1`, []);
}

function refuseMissingTables(engine: MemoryEngine): void {
  const found = new Set(tablesOf(engine));
  const missing = tables.filter((table) => !found.has(table));
  if (missing.length > 0) throw new Error(`The database has no table ${missing.join(', ')}.`);
}

/**
 * Opens a database image that may be damaged.
 * @param isKnownSound whether `isSound` was true for the same bytes, so that their check can be omitted
 * @throws when the database image is damaged or lacks a table of this version
 */
export function openChecked<Engine extends MemoryEngine>(
  open: (databaseImage: Uint8Array) => Engine,
  databaseImage: Uint8Array,
  isKnownSound = false,
): Engine {
  const engine = open(databaseImage);
  try {
    if (!isKnownSound) refuseDamage(engine);
    refuseMissingTables(engine);
    const { rows } = engine.run('select name from schema_migration limit 1', []);
    if (rows.length === 0) throw new Error('The database has no tables of this app.');
  } catch (error) {
    engine.close();
    throw error;
  }
  return engine;
}
