import type { Insertable } from 'kysely';
import type { AuditTable } from '#backend/db/tables/system-tables.ts';
import type { Random } from '#backend/random.ts';
import type { AnyDefinition } from './definition.ts';
import type { StoredRecord } from './record.ts';

export interface Author {
  readonly actorId: string | null;
  readonly requestId: string | null;
  readonly now: number;
  readonly random: Random;
}

/**
 * An item before and after a change. `before` is undefined for a new item, `after` for a deleted
 * one.
 */
export interface Change {
  readonly sk: string;
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord | undefined;
  /** The last version of the item, even if the same request changed and then deleted it. */
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * What the log stores of a change: the fields that an update changed, or the deleted item. The state
 * of an item after a change is computed from the present item and the later entries.
 */
export interface ChangeDetails {
  readonly version: number;
  /**
   * The version before the change. Every update has it; a deletion has it only if the same request
   * changed the item before it deleted it.
   */
  readonly replaced?: number;
  /** Only for a deletion: when the item was created. Only the log still has this time. */
  readonly createdAt?: number;
  readonly before?: Fields;
  readonly after?: Fields;
}

// Only auditRow below writes these details.
export const changeDetailsOf = (text: string) => JSON.parse(text) as ChangeDetails;

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
  const replacedVersion = replaced === version ? {} : { replaced };
  return { version, ...replacedVersion, createdAt, before: { ...item } };
}

/** The fields that changed, with their old and new values. */
function differences(before: StoredRecord, after: StoredRecord): { before: Fields; after: Fields } {
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
