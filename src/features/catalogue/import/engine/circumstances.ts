import type { Field } from '../../field.ts';
import type { KindDefinition } from '../../kind.ts';
import type { Values } from '../../values.ts';
import type { Catalogue } from './catalogue.ts';
import type { OnConflict } from './draft-types.ts';
import type { CheckRow } from './fast-check.ts';
import type { Names } from './names.ts';

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
