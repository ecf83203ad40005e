import type { Kysely } from 'kysely';
import { validationProblem, type ProblemError } from '#contract/problem.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { readableDetails } from '#backend/entries/present.ts';
import {
  asRead,
  canEdit,
  entriesWithViews,
  findEntry,
  type ReadEntry,
} from '#backend/entries/read.ts';
import { readableEntries, readerWith } from '#backend/entries/reader.ts';
import { everyone } from '#backend/entries/views.ts';
import { doneLabel } from '#backend/storyteller/kinds/recap.ts';
import { hashText } from '#backend/storyteller/random.ts';
import { plainText } from '#backend/storyteller/realise/retell.ts';
import type { StoryEvent } from '#backend/storyteller/story.ts';
import type { EntryDetails } from '#src/generated/model/index.ts';

/** A recap is read aloud to everyone. So it has only what a viewer can read whom no entry and no passage names. */
const table = readerWith(everyone, 'viewer');

/** How many sessions without a recap are retold together. */
const mostSessions = 4;

/** How many sessions are compared: the latest ones. */
const mostCompared = 400;

/** How many other entries are read: more than the longest recap uses. */
const mostOthers = 16;

interface Member {
  readonly campaignId: string;
  readonly userId: string;
  readonly role: CampaignRole;
}

const noSuchSession = (): ProblemError =>
  validationProblem([
    { path: '/entryId', message: 'There is no such session that you can change in this campaign.' },
  ]);

/**
 * The session that gets the recap.
 * @throws ProblemError 422 if it is not a session of the campaign that the member reads and may edit
 */
export async function requireSession(
  db: Kysely<Schema>,
  { campaignId, userId, role }: Member,
  entryId: string,
): Promise<ReadEntry> {
  const reader = readerWith(userId, role);
  const session = await findEntry(db, campaignId, entryId, reader);
  if (session?.type !== 'session' || !canEdit(reader, session)) throw noSuchSession();
  return session;
}

type Position = Pick<ReadEntry, 'id' | 'date' | 'number' | 'created_at'>;

/** By date if both have one, otherwise by number, otherwise by when they were created. */
function compare(one: Position, other: Position): number {
  const hasDates = one.date !== '' && other.date !== '';
  const byDate = hasDates ? Date.parse(one.date) - Date.parse(other.date) : 0;
  const hasNumbers = one.number !== null && other.number !== null;
  const byNumber = hasNumbers ? Number(one.number) - Number(other.number) : 0;
  const byTime = one.created_at - other.created_at;
  return byDate || byNumber || byTime || (one.id < other.id ? -1 : 1);
}

/** The beginning of the day on which it was played. */
const timeOf = ({ date, created_at: createdAt }: Position): number =>
  date === '' ? createdAt : Date.parse(date);

/** The sessions before this one, the latest first; all sessions without a session. */
async function sessionsBefore(
  db: Kysely<Schema>,
  campaignId: string,
  session: Position | undefined,
): Promise<Position[]> {
  const sessions = await readableEntries(db, campaignId, table)
    .select(['entry.id', 'entry.date', 'entry.number', 'entry.created_at'])
    .where('entry.type', '=', 'session')
    .orderBy('entry.created_at', 'desc')
    .limit(mostCompared)
    .execute();
  return sessions
    .filter(
      (other) => session === undefined || (other.id !== session.id && compare(other, session) < 0),
    )
    .toSorted((one, other) => compare(other, one));
}

/** The sessions that no recap has told yet, the latest first, and the time of the one before them. */
async function untold(db: Kysely<Schema>, campaignId: string, session: Position | undefined) {
  const before = await sessionsBefore(db, campaignId, session);
  const told: ReadEntry[] = [];
  for (const other of before) {
    const entry = await findEntry(db, campaignId, other.id, table);
    if (entry === undefined) continue;
    const isRetold = (entry.view?.recap ?? '').trim() !== '';
    if (isRetold || told.length === mostSessions) return { told, since: timeOf(other) };
    told.push(entry);
  }
  return { told, since: 0 };
}

/**
 * What has happened since the session before, oldest first, as far as every member may read it: the sessions that
 * have no recap yet, and the entries that have changed for everyone.
 * @param session the session that the recap is for; undefined for one that is not saved
 */
export async function recapEvents(
  db: Kysely<Schema>,
  campaignId: string,
  session: ReadEntry | undefined,
): Promise<{ readonly events: readonly StoryEvent[]; readonly retold: Retold }> {
  const { told, since } = await untold(db, campaignId, session);
  const own = session && (await findEntry(db, campaignId, session.id, table));
  const others = await entriesWithViews(db, campaignId, table)
    .where('entry.type', '<>', 'session')
    .where('entry.shown_at', '>=', since)
    .orderBy('entry.shown_at', 'desc')
    .orderBy('entry.id')
    .limit(mostOthers)
    .execute();
  const entries = [
    ...told.toReversed(),
    ...others.map((row) => asRead(row, table)).toReversed(),
    // Its text says what happened, if there is one already.
    ...(own?.view?.text.trim() ? [own] : []),
  ];
  return { events: entries.map(eventOf), retold: retoldOf(entries) };
}

/** A number for each sentence that all members read in an entry, by the ids of the entries. */
export type Retold = Readonly<Record<string, readonly number[]>>;

const retoldOf = (entries: readonly ReadEntry[]): Retold =>
  Object.fromEntries(entries.map((entry) => [entry.id, sentencesIn(entry)]));

/** Each part of a list is a sentence here, so that another item does not change the one before. */
function sentencesIn(entry: ReadEntry): number[] {
  const steps = (readableDetails(entry).steps ?? []).map(({ text }) => text);
  const parts = [plainText(entry.view?.text ?? ''), ...steps].flatMap((text) =>
    text.split(/(?<=[.!?])\s+|\n/),
  );
  const sentences = parts.map((part) => part.trim()).filter((part) => part !== '');
  return [...new Set(sentences.map(hashText))];
}

/** What a recap could retell of these entries now. */
export async function retoldNow(
  db: Kysely<Schema>,
  campaignId: string,
  entryIds: readonly string[],
): Promise<Retold> {
  const rows = await entriesWithViews(db, campaignId, table)
    .where(anyOf(db, 'entry.id', entryIds))
    .execute();
  return retoldOf(rows.map((row) => asRead(row, table)));
}

/** A quest that has ended gives no tasks. */
const isEnded = ({ questStatus }: EntryDetails): boolean =>
  questStatus === 'completed' || questStatus === 'abandoned';

function eventOf(entry: ReadEntry): StoryEvent {
  const details = readableDetails(entry);
  return {
    title: entry.title,
    kind: entry.type === 'quest' && isEnded(details) ? 'ended quest' : entry.type,
    text: [...stepsOf(details), entry.view?.text ?? ''].join('\n\n'),
  };
}

/** The steps as lines of notes. Members read the steps of every quest that they may read. */
const stepsOf = (details: EntryDetails): string[] =>
  (details.steps ?? []).flatMap(({ text, done }) => {
    const step = text.trim().replace(/[.!?]$/, '');
    // One sentence, because each sentence of the notes is about something of its own.
    if (done) return [`${doneLabel} ${step.replaceAll(/[.!?]+\s+/g, '; ')}.`];
    return isEnded(details) ? [] : [`To do: ${step}.`];
  });
