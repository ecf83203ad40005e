import type { Kysely } from 'kysely';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { CatalogueAction } from '#src/generated/model/index.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { decodeCursor, encodeCursor } from '#backend/db/cursor.ts';
import { presentForm } from '#backend/db/stored-schemas.ts';
import type { Schema } from '#backend/db/schema.ts';
import { JsonAnswer } from '#backend/json-answer.ts';
import { changeActions, changeDetailsOf, type ChangeDetails } from './audit.ts';
import type { AnyDefinition, Definition, HistoryPageOf } from './definition.ts';
import { notFound } from './problems.ts';
import { storedText } from './record.ts';

export interface HistoryRequest {
  readonly pageSize: number;
  readonly nextCursor?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** One change as it is in the audit log. */
interface LoggedChange {
  readonly action: CatalogueAction;
  readonly at: number;
  readonly by: string | null;
  readonly details: ChangeDetails;
}

interface HistoryEntry {
  readonly version: number;
  readonly action: CatalogueAction;
  readonly at: string;
  readonly by: string | null;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** One page of the changes of an item, latest first; works for deleted items too. */
export async function historyOf<K extends CatalogueKind>(
  db: Kysely<Schema>,
  definition: Definition<K>,
  sk: string,
  { pageSize, nextCursor }: HistoryRequest,
): Promise<JsonAnswer<HistoryPageOf<K>>> {
  const list = JSON.stringify(['history', definition.kind, sk]);
  const after = await withCursorProblem(positionIn(list, nextCursor));
  // Item and changes are read in one transaction, so that they belong to the same moment.
  const all = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => entriesOf(transaction, definition, sk));
  if (!all) throw notFound(definition);
  const remaining = all.filter((entry) => after === undefined || isBeyond(entry, after));
  const items = remaining.slice(0, pageSize);
  const last = remaining.length > pageSize ? items.at(-1) : undefined;
  const cursor = last ? encodeCursor(list, [last.version, rank(last.action)]) : null;
  return new JsonAnswer(JSON.stringify({ items, nextCursor: cursor }));
}

/**
 * A deletion has the same version as the last change before it. Of these two, the one with the higher
 * rank is later.
 */
const rank = (action: CatalogueAction): number => (action === 'deleted' ? 1 : 0);

interface HistoryPosition {
  readonly version: number;
  readonly rank: number;
}

async function positionIn(
  list: string,
  cursor: string | undefined,
): Promise<HistoryPosition | undefined> {
  if (cursor === undefined) return undefined;
  const [version, rankOfAction] = decodeCursor(list, cursor, ['integer', 'integer']);
  return { version: Number(version), rank: Number(rankOfAction) };
}

const isBeyond = ({ version, action }: HistoryEntry, position: HistoryPosition): boolean =>
  version < position.version || (version === position.version && rank(action) < position.rank);

/**
 * All changes of the item, latest first; undefined when the item never existed. Even an old page needs
 * all later changes, because they are undone one by one to compute an earlier state. An item has only
 * a few dozen changes.
 */
async function entriesOf(
  db: Kysely<Schema>,
  definition: AnyDefinition,
  sk: string,
): Promise<HistoryEntry[] | undefined> {
  const item = await db
    .selectFrom('catalogue_item')
    .select(['data', 'shape', 'created_at', 'version'])
    .where('kind', '=', definition.kind)
    .where('sk', '=', sk)
    .executeTakeFirst();
  const changes = await changesOf(db, definition, sk);
  if (!item && changes.length === 0) return undefined;
  // rowOf has written this text, so it fits the contract's schema of the kind.
  let present: Fields | null = item ? (JSON.parse(storedText(definition, item)) as Fields) : null;
  let createdAt = item?.created_at;
  let oldest = item?.version;
  // Converts an item of the log, because an earlier version of the contract may have written it.
  const inPresentForm = (fields: Fields | null) =>
    fields && (presentForm(definition.input, fields) as Fields);
  const entries: HistoryEntry[] = [];
  // The log stores what each change replaced, so the loop starts at the present item and steps
  // back.
  for (const { action, at, by, details } of changes) {
    const { version } = details;
    const after = action === 'deleted' ? null : present;
    const before = inPresentForm(stateBefore(action, details, present));
    entries.push({ version, action, at: new Date(at).toISOString(), by, before, after });
    if (action === 'deleted') createdAt = details.createdAt ?? at;
    present = before;
    oldest = details.replaced ?? version;
  }
  // Old log entries are deleted after some time; then the first version of the item is unknown.
  if (present === null || createdAt === undefined || oldest !== 1) return entries;
  const at = new Date(createdAt).toISOString();
  // The log does not contain the creation of an item from the seed data, so this entry is added here.
  return [
    ...entries,
    { version: 1, action: 'created', at, by: null, before: null, after: present },
  ];
}

function stateBefore(action: CatalogueAction, { before }: ChangeDetails, after: Fields | null) {
  if (action === 'created') return null;
  return action === 'deleted' ? (before ?? null) : { ...after, ...before };
}

/** Sorted by version, latest first: the times of parallel requests may be in another order. */
async function changesOf(
  db: Kysely<Schema>,
  definition: AnyDefinition,
  sk: string,
): Promise<LoggedChange[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('user', 'user.id', 'audit.actor_id')
    .select(['audit.action', 'audit.at', 'audit.details', 'user.name'])
    .where('audit.target_kind', '=', definition.kind)
    .where('audit.target_id', '=', sk)
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .execute();
  const actions = Object.entries(changeActions(definition));
  const changes = rows.flatMap(({ action: logged, at, details, name: by }): LoggedChange[] => {
    // The keys of changeActions are the actions of the contract.
    const action = actions.find(([, name]) => name === logged)?.[0] as CatalogueAction | undefined;
    return action === undefined ? [] : [{ action, at, by, details: changeDetailsOf(details) }];
  });
  return changes.toSorted(
    (left, right) =>
      right.details.version - left.details.version || rank(right.action) - rank(left.action),
  );
}
