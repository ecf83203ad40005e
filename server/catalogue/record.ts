import type { Insertable } from 'kysely';
import type { CatalogueMeta } from '#src/generated/model/index.ts';
import { inCopper } from '#src/lib/coins.ts';
import { foldName } from '../db/fold.ts';
import type { CatalogueItemTable } from '../db/schema.ts';
import type { AnyDefinition, CatalogueItem } from './definition.ts';
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

/** A record of the contract; which kind's, only its definition knows. */
export type CatalogueRecord = CatalogueItem & {
  readonly version: number;
  readonly meta: CatalogueMeta;
};

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

export function recordOf(row: RecordRow): CatalogueRecord {
  // Written by rowOf, so it is what the contract's schema of the kind says.
  const item = JSON.parse(row.data) as CatalogueItem;
  return Object.assign(item, {
    version: row.version,
    meta: {
      created_at: new Date(row.created_at).toISOString(),
      created_by: row.created_by_name,
      updated_at: new Date(row.updated_at).toISOString(),
      updated_by: row.updated_by_name,
      archived: row.archived === 1,
    },
  });
}

export function recordOfEntry(entry: Entry): CatalogueRecord {
  return {
    ...entry.item,
    version: entry.version,
    meta: {
      created_at: new Date(entry.createdAt).toISOString(),
      created_by: entry.createdBy?.name ?? null,
      updated_at: new Date(entry.updatedAt).toISOString(),
      updated_by: entry.updatedBy?.name ?? null,
      archived: entry.archived,
    },
  };
}

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
    data: JSON.stringify(item),
    version: entry.version,
    created_at: entry.createdAt,
    created_by: entry.createdBy?.id ?? null,
    updated_at: entry.updatedAt,
    updated_by: entry.updatedBy?.id ?? null,
    archived: entry.archived ? 1 : 0,
  };
}
