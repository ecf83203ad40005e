import type { Insertable } from 'kysely';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { inCopper } from '#src/lib/coins.ts';
import { jsonExtended, jsonObject } from '#backend/json-answer.ts';
import { presentForm, shapeStamp } from '#backend/db/stored-schemas.ts';
import { foldName } from '#src/lib/fold.ts';
import type { CatalogueItemTable } from '#backend/db/schema.ts';
import type { AnyDefinition, CatalogueItem, Definition, RecordOf } from './definition.ts';
import { givenKey } from './item.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A stored item with its version, times and authors. */
export interface StoredRecord {
  readonly sk: string;
  readonly item: CatalogueItem;
  readonly version: number;
  readonly createdAt: number;
  readonly createdBy: Person | null;
  readonly updatedAt: number;
  readonly updatedBy: Person | null;
  readonly archived: boolean;
}

/** An item's JSON, and the stamp of the contract version that wrote it. */
interface StoredItem {
  readonly data: string;
  readonly shape: string;
}

/** The selected columns from which a record is made. */
export interface RecordRow extends StoredItem {
  readonly version: number;
  readonly created_at: number;
  readonly created_by_name: string | null;
  readonly updated_at: number;
  readonly updated_by_name: string | null;
  readonly archived: number;
}

/** The stored JSON in the form of the current contract. An older form is converted. */
export const storedText = ({ input }: AnyDefinition, row: StoredItem): string =>
  row.shape === shapeStamp(input)
    ? row.data
    : JSON.stringify(presentForm(input, JSON.parse(row.data)));

/** The record as JSON: the item, then version and meta. */
export const recordText = (definition: AnyDefinition, row: RecordRow): string =>
  recordOfText(storedText(definition, row), row);

const recordOfText = (item: string, row: Omit<RecordRow, keyof StoredItem>): string =>
  jsonExtended(item, {
    version: row.version,
    meta: jsonObject({
      created_at: `"${isoTime(row.created_at)}"`,
      created_by: JSON.stringify(row.created_by_name),
      updated_at: `"${isoTime(row.updated_at)}"`,
      updated_by: JSON.stringify(row.updated_by_name),
      archived: row.archived === 1,
    }),
  });

/**
 * Rows of one page often have the same time because of an import, so the last formatted time is
 * kept.
 */
const lastTime = { at: Number.NaN, text: '' };

function isoTime(time: number): string {
  if (time !== lastTime.at) {
    Object.assign(lastTime, { at: time, text: new Date(time).toISOString() });
  }
  return lastTime.text;
}

export const recordOf = <K extends CatalogueKind>(definition: Definition<K>, row: RecordRow) =>
  // rowOf has written this item, so it fits the contract's schema of the kind.
  JSON.parse(recordText(definition, row)) as RecordOf<K>;

export const textOfRecord = (record: StoredRecord): string =>
  recordOfText(JSON.stringify(record.item), {
    version: record.version,
    created_at: record.createdAt,
    created_by_name: record.createdBy?.name ?? null,
    updated_at: record.updatedAt,
    updated_by_name: record.updatedBy?.name ?? null,
    archived: record.archived ? 1 : 0,
  });

export const contractRecordOf = <K extends CatalogueKind>(record: StoredRecord) =>
  // The item is in stored form, so it fits the contract's schema of the kind.
  JSON.parse(textOfRecord(record)) as RecordOf<K>;

export function rowOf(
  definition: AnyDefinition,
  record: StoredRecord,
): Insertable<CatalogueItemTable> {
  const { sk, item } = record;
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
    data: JSON.stringify(item),
    shape: shapeStamp(definition.input),
    version: record.version,
    created_at: record.createdAt,
    created_by: record.createdBy?.id ?? null,
    updated_at: record.updatedAt,
    updated_by: record.updatedBy?.id ?? null,
    archived: record.archived ? 1 : 0,
  };
}
