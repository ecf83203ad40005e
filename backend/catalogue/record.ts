import type { Insertable } from 'kysely';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { inCopper } from '#src/lib/coins.ts';
import { jsonExtended, jsonMembers, jsonObject } from '#backend/json-answer.ts';
import { presentForm, shapeStamp } from '#backend/db/stored-schemas.ts';
import { foldName } from '#src/lib/fold.ts';
import type { CatalogueItemTable } from '#backend/db/tables/catalogue-tables.ts';
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

type Meta = Omit<RecordRow, keyof StoredItem>;

const recordOfText = (item: string, row: Meta): string => jsonExtended(item, metaText(row));

/**
 * The rows of a page often have the same version, times and authors because of an import, so the last text
 * is kept: writing one for each row takes more than half of the time in which a list is written.
 */
let last: { readonly row: Meta; readonly text: string } | undefined;

/** The members of a record that are not fields of the item. */
function metaText(row: Meta): string {
  if (last && isEqual(last.row, row)) return last.text;
  last = { row, text: newMetaText(row) };
  return last.text;
}

const isEqual = (one: Meta, other: Meta): boolean =>
  one.version === other.version &&
  one.created_at === other.created_at &&
  one.created_by_name === other.created_by_name &&
  one.updated_at === other.updated_at &&
  one.updated_by_name === other.updated_by_name &&
  one.archived === other.archived;

const newMetaText = (row: Meta): string =>
  jsonMembers({
    version: row.version,
    meta: jsonObject({
      created_at: JSON.stringify(new Date(row.created_at)),
      created_by: JSON.stringify(row.created_by_name),
      updated_at: JSON.stringify(new Date(row.updated_at)),
      updated_by: JSON.stringify(row.updated_by_name),
      archived: row.archived === 1,
    }),
  });

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
