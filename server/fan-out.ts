import { randomUUID } from 'node:crypto';
import { validatorOf } from '#contract/schemas.ts';
import { serverEvents } from '#src/generated/contract/operations.ts';
import type { CatalogueChanged } from '#src/generated/model/index.ts';
import type { Database } from './db/open-database.ts';
import { longestNotice, type Notices } from './db/postgres/notices.ts';
import type { Log, Realtime } from '#backend/ports.ts';

type News =
  | { readonly catalogueChanged: CatalogueChanged }
  | { readonly endSessions: readonly string[] };

export interface FanOut {
  readonly realtime: Realtime;
  close(): Promise<void>;
}

/**
 * Tells this process at once and the other ones on the same database after that. What is lost on
 * the way costs little: sessions are looked up every minute, and every write checks its version.
 */
export async function openFanOut(database: Database, local: Realtime, log: Log): Promise<FanOut> {
  // The embedded store belongs to one process.
  if (database.kind === 'sqlite') return { realtime: local, close: () => Promise.resolve() };
  const self = randomUUID();
  const notices = await database.openNotices((text) => {
    const news = newsIn(text, self);
    if (news === 'unknown') log.warn('Another process said what this one does not understand.');
    else if (news && 'endSessions' in news) local.endSessions(news.endSessions);
    else if (news) local.catalogueChanged(news.catalogueChanged);
  });
  const spread = (news: readonly News[]): void => {
    const texts = news.map((one) => JSON.stringify({ from: self, ...one }));
    void send(notices, texts, log);
  };
  const realtime: Realtime = {
    endSessions(hashes) {
      local.endSessions(hashes);
      if (hashes.length > 0) spread(inParts(hashes, (part) => ({ endSessions: part })));
    },
    catalogueChanged(event) {
      local.catalogueChanged(event);
      spread(inParts(event.changes, (changes) => ({ catalogueChanged: { ...event, changes } })));
    },
  };
  return { realtime, close: () => notices.close() };
}

async function send(notices: Notices, texts: readonly string[], log: Log): Promise<void> {
  try {
    await notices.send(texts);
  } catch (error) {
    log.warn('The other processes could not be told.', { error });
  }
}

/** What surrounds the entries of a notice: names, braces, who sends it. */
const frame = 1500;

/** As many entries in each part as a notice takes. */
function inParts<Entry, Part>(
  entries: readonly Entry[],
  partOf: (entries: Entry[]) => Part,
): Part[] {
  const parts: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(entry)) + 1;
    const part = parts.at(-1);
    if (part && size <= room) {
      part.push(entry);
      room -= size;
    } else {
      parts.push([entry]);
      room = longestNotice - frame - size;
    }
  }
  return parts.map(partOf);
}

/** Nothing for what this process said itself; others may run another version of the product. */
function newsIn(text: string, self: string): News | 'unknown' | undefined {
  const said = parsed(text);
  if (typeof said !== 'object' || said === null || !('from' in said)) return 'unknown';
  if (said.from === self) return undefined;
  if ('endSessions' in said && isTexts(said.endSessions)) {
    return { endSessions: said.endSessions };
  }
  if ('catalogueChanged' in said && isCatalogueChanged(said.catalogueChanged)) {
    return { catalogueChanged: said.catalogueChanged };
  }
  return 'unknown';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isCatalogueChanged = (value: unknown): value is CatalogueChanged =>
  validatorOf(serverEvents.catalogueChanged)(value);
