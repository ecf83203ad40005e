import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { storedDetails } from './present.ts';
import { canEdit, type ReadEntry } from './read.ts';
import { readersOf, readerWith } from './reader.ts';
import { titleOnly } from './search-index.ts';
import { everyone, wholeText, type EntryTexts, type Views } from './views.ts';

/** What members who are not game masters see of an entry, in a form that can be compared before and after a change. */
export interface Shown {
  /** What all readers of the entry see of it, besides the texts. */
  readonly common: string;
  readonly title: string;
  /** The words by which all readers can find the entry, besides the texts. */
  readonly words: string;
  /** The texts for each audience. */
  readonly texts: ReadonlyMap<string, string>;
  /** The chosen readers. Only members who can change the entry see them. */
  readonly chosen: string;
  /** Whether only game masters, and the player who has written the entry, may read it. */
  readonly isHidden: boolean;
  /** The members who may read the entry. */
  readonly readers: ReadonlySet<string>;
}

/** The texts as one string, so that they can be compared. */
const comparable = ({ text, recap }: EntryTexts): string => JSON.stringify([text, recap]);

type Searched = Pick<ReadEntry, 'title' | 'tags' | 'details' | 'player_id'>;

function wordsOf(entry: Omit<Searched, 'player_id'>): string {
  const { recap: _, ...details } = storedDetails(entry);
  return JSON.stringify([entry.title, entry.tags, details]);
}

/**
 * The audiences that find the entry by the same words after the change. Their rows of the search index stay,
 * because the search over all campaigns prefers newer rows: a new row would reveal a hidden change.
 */
export const unchangedAudiences = (
  { title, words, texts }: Shown,
  changed: Searched,
  { views }: Views,
): ReadonlySet<string> =>
  new Set([
    ...(title === changed.title ? [titleOnly] : []),
    ...(words === wordsOf(changed)
      ? views
          .filter((view) => texts.get(view.audience) === comparable(view))
          .map(toAudience)
          // The player who has written the entry finds it by the whole texts.
          .filter((audience) => audience !== changed.player_id)
      : []),
  ]);

const toAudience = ({ audience }: { readonly audience: string }): string => audience;

/** What the members see of the entry now. */
export async function shownOf(transaction: Kysely<Schema>, entry: ReadEntry): Promise<Shown> {
  const { type, visibility, cover_picture_id, text } = entry;
  const { recap = '' } = storedDetails(entry);
  const words = wordsOf(entry);
  const views = await transaction
    .selectFrom('entry_view')
    .select(['audience', 'text', 'recap'])
    .where('entry_id', '=', entry.id)
    .execute();
  const chosen = await transaction
    .selectFrom('entry_reader')
    .select('user_id')
    .where('entry_id', '=', entry.id)
    .execute();
  return {
    common: JSON.stringify([type, words, visibility, cover_picture_id]),
    title: entry.title,
    words,
    texts: new Map([
      [wholeText, comparable({ text, recap })],
      ...views.map((view) => [view.audience, comparable(view)] as const),
    ]),
    chosen: JSON.stringify(chosen.map(({ user_id }) => user_id).toSorted()),
    isHidden: visibility === 'gm',
    readers: new Set(await readersOf(transaction, entry.campaign_id, [entry.id])),
  };
}

/** Stores a row for each member who reads more of a new entry than everyone: members named in it, and its player. */
export async function storeFirstShown(
  transaction: Kysely<Schema>,
  {
    id,
    campaign_id,
    player_id,
    created_at,
  }: Pick<ReadEntry, 'id' | 'campaign_id' | 'player_id' | 'created_at'>,
  { views }: Views,
): Promise<void> {
  const named = await transaction
    .selectFrom('campaign_member')
    .select('user_id')
    .where('campaign_id', '=', campaign_id)
    .where(anyOf(transaction, 'user_id', [...views.map(toAudience), player_id ?? '']))
    .execute();
  await insertMany(
    transaction,
    'entry_shown',
    named.map(({ user_id }) => ({
      entry_id: id,
      user_id,
      campaign_id,
      version: 1,
      at: created_at,
    })),
  );
}

interface Change {
  readonly before: Shown;
  readonly after: Shown;
  readonly now: number;
}

/**
 * Stores a new version and time for each member who sees a change of the entry. For other members they stay,
 * because they would reveal a hidden change, also later, when the entry is shown. Game masters need no rows:
 * they see every change.
 * @returns the members who have to be notified
 */
export async function storeShown(
  transaction: Kysely<Schema>,
  { id, campaign_id, player_id, shown_version, shown_at }: ReadEntry,
  { before, after, now }: Change,
): Promise<string[]> {
  const roles = await rolesIn(transaction, campaign_id);
  const stored = await transaction
    .selectFrom('entry_shown')
    .select(['user_id', 'version', 'at'])
    .where('entry_id', '=', id)
    .execute();
  const isSame = before.common === after.common;
  const hasNewText = (userId: string): boolean =>
    userId === player_id
      ? before.texts.get(wholeText) !== after.texts.get(wholeText)
      : textFor(before, userId) !== textFor(after, userId);
  const seesReaders = (userId: string): boolean => {
    const role = roles.get(userId);
    return role !== undefined && canEdit(readerWith(userId, role), { player_id });
  };
  // The player who has written the entry may have left, and can read it after joining again.
  const mayRead = (userId: string): boolean =>
    userId === player_id || before.readers.has(userId) || after.readers.has(userId);
  const hasChanged = (userId: string): boolean =>
    mayRead(userId) &&
    (!isSame ||
      hasNewText(userId) ||
      before.readers.has(userId) !== after.readers.has(userId) ||
      (before.chosen !== after.chosen && seesReaders(userId)));
  const hasChangedForOthers =
    !(before.isHidden && after.isHidden) && (!isSame || hasNewText(everyone));
  const rows = new Map(stored.map((row) => [row.user_id, row]));
  const members = [...before.texts.keys(), ...after.texts.keys(), player_id ?? '']
    // If the visibility has changed, `hasChangedForOthers` covers all readers.
    .concat(isSame ? [...after.readers].filter((userId) => !before.readers.has(userId)) : [])
    .filter((userId) => roles.has(userId));
  await insertMany(
    transaction,
    'entry_shown',
    [...new Set([...rows.keys(), ...members])].map((user_id) => {
      const { version, at } = rows.get(user_id) ?? { version: shown_version, at: shown_at };
      const row = { entry_id: id, user_id, campaign_id };
      return hasChanged(user_id)
        ? { ...row, version: version + 1, at: now }
        : { ...row, version, at };
    }),
    ['entry_id', 'user_id'],
  );
  if (hasChangedForOthers) {
    await transaction
      .updateTable('entry')
      .set({ shown_version: sql<number>`shown_version + 1`, shown_at: now })
      .where('id', '=', id)
      .execute();
  }
  return [...new Set([...before.readers, ...after.readers])].filter((userId) => {
    const role = roles.get(userId);
    return (role !== undefined && readerWith(userId, role).isGameMaster) || hasChanged(userId);
  });
}

/** A member whom no passage names reads what everyone reads. */
const textFor = ({ texts }: Shown, userId: string): string | undefined =>
  texts.get(userId) ?? texts.get(everyone);

async function rolesIn(
  transaction: Kysely<Schema>,
  campaignId: string,
): Promise<ReadonlyMap<string, CampaignRole>> {
  const members = await transaction
    .selectFrom('campaign_member')
    .select(['user_id', 'role'])
    .where('campaign_id', '=', campaignId)
    .execute();
  return new Map(members.map(({ user_id, role }) => [user_id, role]));
}
