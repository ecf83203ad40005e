import { randomUUID } from 'node:crypto';
import { validatorOf } from '#contract/schemas.ts';
import { serverEvents } from '#src/generated/contract/operations.ts';
import type {
  CampaignChanged,
  CatalogueChanged,
  GenerationChanged,
  GenerationText,
} from '#src/generated/model/index.ts';
import type { Database } from './db/open-database.ts';
import { maxNoticeBytes, type Notices } from './db/postgres/notices.ts';
import type { Log, Realtime } from '#backend/ports.ts';

/** A message of one process to the others. */
type Notice =
  | { readonly catalogueChanged: CatalogueChanged }
  | { readonly campaignChanged: CampaignChanged; readonly userIds: readonly string[] }
  | { readonly generationChanged: GenerationChanged; readonly userId: string }
  | { readonly generationText: GenerationText; readonly userId: string }
  | { readonly endSessions: readonly string[] };

export interface FanOut {
  readonly realtime: Realtime;
  close(): Promise<void>;
}

/**
 * Notifies the sockets of this process and then the other processes on the same database. A lost
 * notice does little harm: socket-rules.ts checks sessions again every minute, and the server refuses a
 * change that is based on an outdated version.
 */
export async function openFanOut(database: Database, local: Realtime, log: Log): Promise<FanOut> {
  // Only one process can use an SQLite store.
  if (database.kind === 'sqlite') return { realtime: local, close: () => Promise.resolve() };
  const self = randomUUID();
  const notices = await database.openNotices((text) => {
    const notice = parseNotice(text, self);
    if (notice === 'unknown') {
      log.warn('Another process sent a notice that this one does not understand.');
    } else if (notice) receive(local, notice);
  });
  const sendAll = (outgoing: readonly Notice[]): void => {
    const texts = outgoing.map((one) => JSON.stringify({ from: self, ...one }));
    void send(notices, texts, log);
  };
  const realtime: Realtime = {
    endSessions(hashes) {
      local.endSessions(hashes);
      if (hashes.length > 0) sendAll(inParts(hashes, (part) => ({ endSessions: part })));
    },
    catalogueChanged(event) {
      local.catalogueChanged(event);
      sendAll(inParts(event.changes, (changes) => ({ catalogueChanged: { ...event, changes } })));
    },
    campaignChanged(userIds, event) {
      local.campaignChanged(userIds, event);
      sendAll(inParts(userIds, (part) => ({ campaignChanged: event, userIds: part })));
    },
    generationChanged(userId, event) {
      local.generationChanged(userId, event);
      sendAll([{ generationChanged: event, userId }]);
    },
    generationText(userId, event) {
      local.generationText(userId, event);
      sendAll([{ generationText: event, userId }]);
    },
  };
  return { realtime, close: () => notices.close() };
}

function receive(local: Realtime, notice: Notice): void {
  if ('endSessions' in notice) local.endSessions(notice.endSessions);
  else if ('generationText' in notice) local.generationText(notice.userId, notice.generationText);
  else if ('userId' in notice) local.generationChanged(notice.userId, notice.generationChanged);
  else if ('userIds' in notice) local.campaignChanged(notice.userIds, notice.campaignChanged);
  else local.catalogueChanged(notice.catalogueChanged);
}

async function send(notices: Notices, texts: readonly string[], log: Log): Promise<void> {
  try {
    await notices.send(texts);
  } catch (error) {
    log.warn('The other processes could not be notified.', { error });
  }
}

/** An upper limit for the size of a notice without its entries: names, braces, author and sender. */
const frameBytes = 1500;

/** Splits entries into parts that each fit into one notice. */
function inParts<Entry, Part>(
  entries: readonly Entry[],
  partOf: (entries: Entry[]) => Part,
): Part[] {
  const parts: Entry[][] = [];
  let freeBytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(entry)) + 1;
    const part = parts.at(-1);
    if (part && size <= freeBytes) {
      part.push(entry);
      freeBytes -= size;
    } else {
      parts.push([entry]);
      freeBytes = maxNoticeBytes - frameBytes - size;
    }
  }
  return parts.map(partOf);
}

/**
 * Undefined for a notice from this process; 'unknown' for one that another version of the server has
 * sent and this version does not understand.
 */
function parseNotice(text: string, self: string): Notice | 'unknown' | undefined {
  const message = parseJson(text);
  if (typeof message !== 'object' || message === null || !('from' in message)) return 'unknown';
  if (message.from === self) return undefined;
  if ('endSessions' in message && isTexts(message.endSessions)) {
    return { endSessions: message.endSessions };
  }
  if ('catalogueChanged' in message && isCatalogueChanged(message.catalogueChanged)) {
    return { catalogueChanged: message.catalogueChanged };
  }
  const isOfCampaign = 'campaignChanged' in message && 'userIds' in message;
  if (isOfCampaign && isCampaignChanged(message.campaignChanged) && isTexts(message.userIds)) {
    return { campaignChanged: message.campaignChanged, userIds: message.userIds };
  }
  const isOfGeneration = 'generationChanged' in message && 'userId' in message;
  if (
    isOfGeneration &&
    isGenerationChanged(message.generationChanged) &&
    typeof message.userId === 'string'
  ) {
    return { generationChanged: message.generationChanged, userId: message.userId };
  }
  const isOfText = 'generationText' in message && 'userId' in message;
  if (isOfText && isGenerationText(message.generationText) && typeof message.userId === 'string') {
    return { generationText: message.generationText, userId: message.userId };
  }
  return 'unknown';
}

function parseJson(text: string): unknown {
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

const isGenerationChanged = (value: unknown): value is GenerationChanged =>
  validatorOf(serverEvents.generationChanged)(value);

const isGenerationText = (value: unknown): value is GenerationText =>
  validatorOf(serverEvents.generationText)(value);

const isCampaignChanged = (value: unknown): value is CampaignChanged =>
  validatorOf(serverEvents.campaignChanged)(value);
