import type { Insertable } from 'kysely';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { inCopper } from '#src/lib/coins.ts';
import { foldName } from '#src/lib/fold.ts';
import type { CatalogueItemTable } from '#backend/db/schema.ts';
import type { AnyDefinition, CatalogueItem, RecordOf } from './definition.ts';
import { givenKey } from './item.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** An item as it is stored, with what the store knows about it. */
export interface Entry {
  readonly sk: string;
  readonly item: CatalogueItem;
  readonly version: number;
  readonly createdAt: number;
  readonly createdBy: Person | null;
  readonly updatedAt: number;
  readonly updatedBy: Person | null;
  readonly archived: boolean;
}

/** The selected columns from which a record is made. */
export interface RecordRow {
  readonly data: string;
  readonly version: number;
  readonly created_at: number;
  readonly created_by_name: string | null;
  readonly updated_at: number;
  readonly updated_by_name: string | null;
  readonly archived: number;
}

const texts = new WeakMap<CatalogueItem, string>();

/** The item as it is stored. Both the store and the answer want it: it is written once. */
function itemText(item: CatalogueItem): string {
  const text = texts.get(item) ?? JSON.stringify(item);
  texts.set(item, text);
  return text;
}

/** The record as JSON: what is stored of the item, and behind it what the store knows. */
export function recordText(row: RecordRow): string {
  const item = row.data.slice(0, row.data.lastIndexOf('}'));
  const created = `"created_at":"${isoTime(row.created_at)}","created_by":${JSON.stringify(row.created_by_name)}`;
  const updated = `"updated_at":"${isoTime(row.updated_at)}","updated_by":${JSON.stringify(row.updated_by_name)}`;
  const meta = `{${created},${updated},"archived":${row.archived === 1}}`;
  return `${item},"version":${row.version},"meta":${meta}}`;
}

/** Rows of one page often come from the same import: the last time is written once. */
const lastTime = { at: Number.NaN, text: '' };

function isoTime(time: number): string {
  if (time !== lastTime.at) {
    Object.assign(lastTime, { at: time, text: new Date(time).toISOString() });
  }
  return lastTime.text;
}

export const recordOf = <K extends CatalogueKind>(row: RecordRow) =>
  // The item in it was written by rowOf, so it is what the contract's schema of the kind says.
  JSON.parse(recordText(row)) as RecordOf<K>;

export const recordTextOfEntry = (entry: Entry): string =>
  recordText({
    data: itemText(entry.item),
    version: entry.version,
    created_at: entry.createdAt,
    created_by_name: entry.createdBy?.name ?? null,
    updated_at: entry.updatedAt,
    updated_by_name: entry.updatedBy?.name ?? null,
    archived: entry.archived ? 1 : 0,
  });

export const recordOfEntry = <K extends CatalogueKind>(entry: Entry) =>
  // As above.
  JSON.parse(recordTextOfEntry(entry)) as RecordOf<K>;

export function rowOf(definition: AnyDefinition, entry: Entry): Insertable<CatalogueItemTable> {
  const { sk, item } = entry;
  if (givenKey(definition, item) !== sk) throw new Error(`${sk} is stored under another key.`);
  return {
    kind: definition.kind,
    sk,
    name: item.name,
    name_fold: foldName(item.name),
    category: item.category,
    edition: item.edition,
    source: item.source,
    cost_cp: item.cost ? inCopper(item.cost) : null,
    weight_lb: item.weightLb ?? null,
    data: itemText(item),
    version: entry.version,
    created_at: entry.createdAt,
    created_by: entry.createdBy?.id ?? null,
    updated_at: entry.updatedAt,
    updated_by: entry.updatedBy?.id ?? null,
    archived: entry.archived ? 1 : 0,
  };
}
