import { hashKey, type QueryClient } from '@tanstack/react-query';
import {
  getCharacterGetQueryKey,
  getCharacterPlayGetQueryKey,
} from '#src/generated/endpoints/characters/characters.ts';
import { getAuthSelfQueryKey } from '#src/generated/endpoints/session/session.ts';
import type { Character, CharacterPlay, CurrentUser } from '#src/generated/model/index.ts';
import { sheetDatabase } from '../forget-kept.ts';
import { bindToUser, confirmCookie, cookieOfPage, csrfToken, isPageOf } from '../http.ts';
import { fetchSession, knownSession } from '../known-session.ts';
import { characterQueues } from './character-queues.ts';

/**
 * The form in which sheets are kept. A new required field of a character makes the next form: a page that reads a
 * sheet of another form would fail. Changes of the state in play need no new form: its reader knows what may be absent.
 */
const presentForm = 2;

/** What the page has read of the catalogue for a sheet: a query and its data, which IndexedDB can store. */
export interface KeptQuery {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
}

/** What the page of a character needs to open without a network. */
interface KeptSheet {
  readonly form: typeof presentForm;
  /** The path of the page, under which the sheet is kept. */
  readonly path: string;
  readonly at: number;
  readonly user: CurrentUser;
  /** The CSRF token of the session in which the sheet was read. Only this session shows it. */
  readonly token: string;
  readonly character: Character;
  readonly play: CharacterPlay;
  /** Absent in a sheet that an earlier version of the app has kept. */
  readonly rows?: readonly KeptQuery[];
}

/** How many sheets are kept: those that were read last. */
const mostSheets = 3;

/** The limit of one sheet, in characters of JSON. A long sheet needs a tenth of it, and its rows need two tenths. */
const longestSheet = 1_000_000;

const lengthOf = (kept: object): number =>
  JSON.stringify(kept, (_, value: unknown) => (value instanceof Map ? [...value] : value)).length;

/** The rows that are read now, and the rows that were kept before for queries that are not loaded yet. */
function withEarlier(rows: readonly KeptQuery[], earlier: readonly KeptQuery[]): KeptQuery[] {
  const loaded = new Set(rows.map(({ queryKey }) => hashKey(queryKey)));
  return [...rows, ...earlier.filter(({ queryKey }) => !loaded.has(hashKey(queryKey)))];
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB failed.')),
    );
  });

/** Runs a task on the sheets. The database is closed after it, so that a sign-out in another tab can delete it. */
async function withSheets<Result>(
  mode: IDBTransactionMode,
  task: (sheets: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(sheetDatabase, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('sheets', { keyPath: 'path' });
  });
  const database = await settled(opening);
  database.addEventListener('versionchange', () => database.close());
  try {
    return await task(database.transaction('sheets', mode).objectStore('sheets'));
  } finally {
    database.close();
  }
}

/**
 * The token of the session of the page. If the cookies have changed, the server says whose they are.
 * @returns undefined if they are those of someone else
 */
async function ownToken(userId: string): Promise<string | undefined> {
  const known = cookieOfPage(userId);
  if (known !== undefined || !isPageOf(userId) || csrfToken() === undefined) return known;
  const session = await fetchSession();
  if (session.state !== 'signedIn' || session.user.id !== userId || !isPageOf(userId)) {
    return undefined;
  }
  confirmCookie();
  return cookieOfPage(userId);
}

/** Keeps a sheet on the device for the user of the page. Without room for its rows, it is kept without them. */
export async function keepSheet({
  rows: read = [],
  ...sheet
}: Omit<KeptSheet, 'form' | 'at' | 'token'>): Promise<void> {
  const length = lengthOf(sheet);
  if (length > longestSheet) return;
  const token = await ownToken(sheet.user.id);
  if (token === undefined) return;
  await withSheets('readwrite', async (sheets) => {
    // The user can have signed out, or another one in, while the database was opened.
    if (cookieOfPage(sheet.user.id) !== token) return;
    // Only this file writes the database.
    const before = (await settled(sheets.get(sheet.path))) as KeptSheet | undefined;
    const isEarlier = before?.token === token && before.form === presentForm;
    const found = withEarlier(read, (isEarlier && before.rows) || []);
    const rows = length + lengthOf(found) > longestSheet ? [] : found;
    const kept: KeptSheet = { ...sheet, rows, form: presentForm, token, at: Date.now() };
    await settled(sheets.put(kept));
    // Only this file writes the database.
    const all = (await settled(sheets.getAll())) as KeptSheet[];
    const newest = all
      .filter((one) => one.token === token && one.form === presentForm)
      .toSorted((one, two) => two.at - one.at);
    const stays = new Set(newest.slice(0, mostSheets));
    await Promise.all(
      all.filter((one) => !stays.has(one)).map(({ path }) => settled(sheets.delete(path))),
    );
  });
}

/** Removes the sheet of a character that was deleted. */
export async function forgetSheet(path: string): Promise<void> {
  await withSheets('readwrite', async (sheets) => {
    await settled(sheets.delete(path));
  });
}

const sessionHash = hashKey(getAuthSelfQueryKey());

/** Milliseconds until the server is asked again who is signed in. */
const askAgainAfter = 5000;

/** Milliseconds after which a request that hangs counts as failed. */
const longestAsk = 20_000;

/**
 * Asks the server for the session of a page that shows a kept sheet.
 * @returns false if it has to be asked again
 */
async function confirmSession(queryClient: QueryClient): Promise<boolean> {
  const known = knownSession(queryClient);
  // The page is being opened.
  if (known === undefined) return false;
  if (known.state !== 'signedIn' || known.keptAt === undefined) return true;
  // The token of the session that answers: the cookie can be that of another user after the response.
  const token = csrfToken();
  const session = await fetchSession({ signal: AbortSignal.timeout(longestAsk) });
  if (knownSession(queryClient) !== known) return true;
  if (session.state !== 'signedIn' || session.user.id !== known.user.id) {
    // The guard of the page decides as at every start.
    location.reload();
    return true;
  }
  bindToUser(session.user.id, token);
  queryClient.setQueryData(getAuthSelfQueryKey(), session);
  // The session is not a query that could be fetched again.
  void queryClient.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash });
  return true;
}

/** Asks who is signed in until there is a response. */
function confirmLater(queryClient: QueryClient): void {
  let isAsking = false;
  const attempt = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      if (await confirmSession(queryClient)) stop();
    } catch {
      // There was no response.
    } finally {
      isAsking = false;
    }
  };
  const ask = (): void => void attempt();
  const timer = setInterval(ask, askAgainAfter);
  window.addEventListener('online', ask);
  const stop = (): void => {
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
}

/**
 * Shows the sheet that is kept for the page, if the session in which it was read has not ended on this device.
 * @returns whose sheet it is and when it was read, or null
 */
export async function restoreSheet(
  queryClient: QueryClient,
  path: string,
  token: string | undefined,
): Promise<Pick<KeptSheet, 'user' | 'at'> | null> {
  // Only this file writes the database.
  const kept = await withSheets(
    'readonly',
    async (sheets) => (await settled(sheets.get(path))) as KeptSheet | undefined,
  );
  if (kept?.form !== presentForm || kept.token !== token) return null;
  // The page can have waited for the server for seconds. Another tab can have ended the session since.
  if (csrfToken() !== token) return null;
  const { user, at, character, play, rows = [] } = kept;
  const { characterId } = character;
  queryClient.setQueryData(getCharacterGetQueryKey(characterId), character);
  // The queues send only for the user for whom they are made. They know the state without the presses that wait.
  bindToUser(user.id, token);
  characterQueues(queryClient, user.id, characterId);
  const playKey = getCharacterPlayGetQueryKey(characterId);
  queryClient.setQueryData<CharacterPlay>(playKey, (known) => known ?? play);
  for (const { queryKey, data } of rows) {
    // The rows count as outdated, so they are read again when there is a network.
    queryClient.setQueryData(queryKey, (known: unknown) => known ?? data, { updatedAt: 0 });
  }
  confirmLater(queryClient);
  return { user, at };
}
