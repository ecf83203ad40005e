import type { Kysely } from 'kysely';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type { Pause } from '#backend/ports.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { foldName } from '#src/lib/fold.ts';
import { changeActions, changeDetailsOf } from './audit.ts';
import type { AnyDefinition, CatalogueItem } from './definition.ts';
import { itemKeyOf } from './item.ts';
import type { ItemOperation } from './operation.ts';
import { storedText, type StoredRecord, type Person, type RecordRow } from './record.ts';
import {
  referencesOf,
  targetKey,
  type Dependent,
  type Reference,
  type ReferenceTarget,
} from './references.ts';
import { selectItems } from './select.ts';
import type { Loaded } from './state.ts';

/** Runs one query for all keys; without keys it runs none. */
async function forKeys<Row>(
  keys: Iterable<string>,
  read: (all: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const all = [...new Set(keys)];
  return all.length === 0 ? [] : read(all);
}

/** Reads, in a few queries, everything that the operations can change or check. */
export async function loadFor(
  db: Kysely<Schema>,
  definition: AnyDefinition,
  operations: readonly ItemOperation[],
  pause: Pause,
): Promise<Loaded> {
  const { references, newKeys, keys, names } = await mentionsIn(definition, operations, pause);
  const ownTargets = references.filter((one) => one.definition.to === definition.kind);
  const sks = [...keys, ...ownTargets.map(({ targetSk }) => targetSk)];
  const records = await loadRecords(db, definition, { sks, names, pause });
  // Dependents are read only for items that the operations can change, because an item that is only
  // the target of a reference can have thousands of dependents.
  const changeableRecords = records.filter(
    ({ sk, item }) => keys.has(sk) || names.has(foldName(item.name)),
  );
  const present = new Set(records.map(({ sk }) => sk));
  return {
    records,
    deletedVersions: await loadDeletedVersions(
      db,
      definition,
      newKeys.filter((sk) => !present.has(sk)),
    ),
    targets: await loadTargets(db, definition, references),
    dependents: await loadDependents(
      db,
      definition.kind,
      changeableRecords.map(({ sk }) => sk),
    ),
    furtherTargets: await loadFurtherTargets(db, definition, records),
  };
}

/** The keys, names and references in the operations. */
async function mentionsIn(
  definition: AnyDefinition,
  operations: readonly ItemOperation[],
  pause: Pause,
) {
  const references: Reference[] = [];
  const newKeys: string[] = [];
  const keys = new Set<string>();
  const names = new Set<string>();
  await mapInSlices(operations, pause, (operation) => {
    if (operation.action === 'create') newKeys.push(itemKeyOf(definition, operation.item));
    else keys.add(operation.sk);
    if (operation.action === 'delete') return;
    names.add(foldName(operation.item.name));
    for (const reference of referencesOf(definition, operation.item)) references.push(reference);
  });
  for (const key of newKeys) keys.add(key);
  return { references, newKeys, keys, names };
}

/** How many items one query reads. Receiving megabytes from the database at once would block other requests. */
const mostItems = 32;

interface Wanted {
  readonly sks: Iterable<string>;
  readonly names: Iterable<string>;
  readonly pause: Pause;
}

async function loadRecords(
  db: Kysely<Schema>,
  definition: AnyDefinition,
  { sks: allSks, names: allNames, pause }: Wanted,
): Promise<StoredRecord[]> {
  const query = db.selectFrom('catalogue_item').select('sk').where('kind', '=', definition.kind);
  const found = [
    ...(await forKeys(allSks, (sks) => query.where(anyOf(db, 'sk', sks)).execute())),
    ...(await forKeys(allNames, (names) => query.where(anyOf(db, 'name_fold', names)).execute())),
  ];
  const present = [...new Set(found.map(({ sk }) => sk))];
  const records: StoredRecord[] = [];
  for (let start = 0; start < present.length; start += mostItems) {
    const rows = await selectItems(db, definition.kind)
      .select(['item.created_by', 'item.updated_by'])
      .where(anyOf(db, 'item.sk', present.slice(start, start + mostItems)))
      .execute();
    records.push(...(await mapInSlices(rows, pause, (row) => storedRecordOf(definition, row))));
  }
  return records;
}

/** The last versions of deleted items by key; only the audit log still has them. */
async function loadDeletedVersions(
  db: Kysely<Schema>,
  definition: AnyDefinition,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await forKeys(keys, (sks) =>
    db
      .selectFrom('audit')
      .select(['target_id', 'details'])
      .where('target_kind', '=', definition.kind)
      .where(anyOf(db, 'target_id', sks))
      .where('action', '=', changeActions(definition).deleted)
      .execute(),
  );
  const versions = new Map<string, number>();
  for (const { target_id: sk, details } of rows) {
    versions.set(sk, Math.max(versions.get(sk) ?? 0, changeDetailsOf(details).version));
  }
  return versions;
}

type StoredRow = RecordRow & {
  readonly sk: string;
  readonly created_by: string | null;
  readonly updated_by: string | null;
};

function storedRecordOf(definition: AnyDefinition, row: StoredRow): StoredRecord {
  return {
    sk: row.sk,
    // rowOf has written this text, so it fits the contract's schema of the kind.
    item: JSON.parse(storedText(definition, row)) as CatalogueItem,
    version: row.version,
    createdAt: row.created_at,
    createdBy: personOf(row.created_by, row.created_by_name),
    updatedAt: row.updated_at,
    updatedBy: personOf(row.updated_by, row.updated_by_name),
    archived: row.archived === 1,
  };
}

const personOf = (id: string | null, name: string | null): Person | null =>
  id === null || name === null ? null : { id, name };

async function loadTargets(
  db: Kysely<Schema>,
  definition: AnyDefinition,
  references: readonly Reference[],
): Promise<Map<string, ReferenceTarget>> {
  const targets = new Map<string, ReferenceTarget>();
  for (const kind of new Set(references.map((one) => one.definition.to))) {
    if (kind === definition.kind) continue;
    const referencesToKind = references.filter((one) => one.definition.to === kind);
    const rows = await forKeys(
      referencesToKind.map(({ targetSk }) => targetSk),
      (sks) =>
        db
          .selectFrom('catalogue_item')
          .select(['sk', 'name', 'category', 'edition'])
          .where('kind', '=', kind)
          .where(anyOf(db, 'sk', sks))
          .execute(),
    );
    for (const { sk, ...target } of rows) targets.set(targetKey(kind, sk), target);
  }
  return targets;
}

async function loadDependents(
  db: Kysely<Schema>,
  kind: CatalogueKind,
  targets: readonly string[],
): Promise<Map<string, Dependent[]>> {
  const rows = await forKeys(targets, (sks) =>
    db
      .selectFrom('catalogue_link as link')
      .innerJoin('catalogue_item as dependent', (join) =>
        join.onRef('dependent.kind', '=', 'link.kind').onRef('dependent.sk', '=', 'link.sk'),
      )
      .select(['link.kind', 'link.sk', 'link.field', 'link.target_sk'])
      .select(['dependent.name', 'dependent.edition'])
      .where('link.target_kind', '=', kind)
      .where(anyOf(db, 'link.target_sk', sks))
      .execute(),
  );
  const dependents = new Map<string, Dependent[]>();
  for (const { target_sk: target, ...row } of rows) {
    // Only kinds and editions of the catalogue are written to these columns.
    const own = { kind: row.kind as CatalogueKind, edition: row.edition as Dependent['edition'] };
    const dependent = { ...row, ...own };
    const others = dependents.get(target);
    if (others) others.push(dependent);
    else dependents.set(target, [dependent]);
  }
  return dependents;
}

/** Follows acyclic references from the records, level by level, until there are no new items. */
async function loadFurtherTargets(
  db: Kysely<Schema>,
  definition: AnyDefinition,
  records: readonly StoredRecord[],
): Promise<Map<string, string[]>> {
  const fields = definition.references.filter(({ acyclic }) => acyclic).map(({ field }) => field);
  const targetsByItem = new Map<string, string[]>();
  if (fields.length === 0) return targetsByItem;
  const seen = new Set(records.map(({ sk }) => sk));
  let next = new Set(
    records
      .flatMap(({ item }) => referencesOf(definition, item))
      .flatMap(({ targetSk }) => (seen.has(targetSk) ? [] : [targetSk])),
  );
  while (next.size > 0) {
    const rows = await forKeys(next, (sks) =>
      db
        .selectFrom('catalogue_link')
        .select(['sk', 'field', 'target_sk'])
        .where('kind', '=', definition.kind)
        .where(anyOf(db, 'sk', sks))
        .where('field', 'in', fields)
        .execute(),
    );
    for (const sk of next) seen.add(sk);
    for (const { sk, field, target_sk: target } of rows) {
      const key = `${field}\n${sk}`;
      targetsByItem.set(key, [...(targetsByItem.get(key) ?? []), target]);
    }
    next = new Set(rows.map((row) => row.target_sk).filter((sk) => !seen.has(sk)));
  }
  return targetsByItem;
}
