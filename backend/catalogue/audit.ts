import type { Insertable } from 'kysely';
import type { AuditTable } from '#backend/db/schema.ts';
import type { Random } from '#backend/random.ts';
import type { AnyDefinition } from './definition.ts';
import type { Entry } from './record.ts';

export interface Author {
  readonly actorId: string | null;
  readonly requestId: string | null;
  readonly now: number;
  readonly random: Random;
}

/** An item that is not the same any more; before it was created and once it is gone there is none. */
export interface Change {
  readonly sk: string;
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
  /** The last version it had, also where it was changed before it was deleted. */
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * What the log keeps of a change: the fields that an update changed, the whole item that a delete
 * took away. The rest is told by the rows after it and by the item as it is.
 */
export interface ChangeDetails {
  readonly version: number;
  /** The version before, where one request has counted on by more than one, and with an update. */
  readonly replaced?: number;
  /** With a delete: when the item was created, which nothing else knows any more. */
  readonly createdAt?: number;
  readonly before?: Fields;
  readonly after?: Fields;
}

// Only auditRow below writes the details of these rows.
export const detailsOf = (text: string) => JSON.parse(text) as ChangeDetails;

export const changeActions = ({ prefix }: AnyDefinition) => ({
  created: `${prefix}.create`,
  updated: `${prefix}.update`,
  deleted: `${prefix}.delete`,
});

export function auditRow(
  definition: AnyDefinition,
  change: Change,
  { actorId, requestId, now, random }: Author,
): Insertable<AuditTable> {
  const { sk, before, after } = change;
  const actions = changeActions(definition);
  return {
    id: random.id(now),
    at: now,
    actor_id: actorId,
    action: !before ? actions.created : after ? actions.updated : actions.deleted,
    target_kind: definition.kind,
    target_id: sk,
    request_id: requestId,
    details: JSON.stringify(describe(change)),
  };
}

function describe({ before, after, version }: Change): ChangeDetails {
  if (after && before) {
    return { version, replaced: before.version, ...differences(before, after) };
  }
  if (after) return { version };
  if (!before) throw new Error('Nothing has changed.');
  const { version: replaced, createdAt, item } = before;
  const further = replaced === version ? {} : { replaced };
  return { version, ...further, createdAt, before: { ...item } };
}

/** The fields that changed, as they were and as they are. */
function differences(before: Entry, after: Entry): { before: Fields; after: Fields } {
  const changed = Object.entries(before.item).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(after.item, field)),
  );
  return {
    before: Object.fromEntries(changed),
    after: Object.fromEntries(
      changed.map(([field]) => [field, Reflect.get(after.item, field) as unknown]),
    ),
  };
}
