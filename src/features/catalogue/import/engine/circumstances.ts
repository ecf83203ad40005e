import type { Field } from '../../field.ts';
import type { KindDefinition } from '../../kind.ts';
import type { CatalogueItem, Values } from '../../values.ts';
import { Catalogue } from './catalogue.ts';
import type { OnConflict } from './draft-types.ts';
import type { Lookups } from './engine.ts';
import { type CheckRow, rowChecker } from './check-row.ts';
import { Names } from './names.ts';
import { requiredOf } from './targets.ts';

/** All that the meaning of a row depends on beside the row itself. */
export interface Circumstances {
  kind: KindDefinition;
  fields: ReadonlyMap<string, Field>;
  skField: string;
  check: CheckRow;
  /** What a new item has where nothing is said; nothing for what has to be said. */
  defaults: Values;
  isJson: boolean;
  /** The target of each column. */
  columns: readonly (string | null)[];
  blanks: ReadonlyMap<string, 'keep' | 'clear'>;
  onConflict: OnConflict;
  catalogue: Catalogue;
  names: Names;
}

/** What does not depend on the file. */
export type Basis = Omit<Circumstances, 'columns' | 'blanks' | 'onConflict' | 'isJson'>;

export function basisOf(
  kind: KindDefinition,
  existing: readonly CatalogueItem[],
  lookups: Lookups,
): Basis {
  const required = requiredOf(kind);
  return {
    kind,
    fields: new Map(kind.fields.map((field) => [field.key, field])),
    skField: kind.skField,
    check: rowChecker(kind),
    defaults: Object.fromEntries(
      Object.entries(kind.emptyValues).filter(([key]) => !required.has(key)),
    ),
    catalogue: new Catalogue(existing),
    names: new Names(lookups),
  };
}
