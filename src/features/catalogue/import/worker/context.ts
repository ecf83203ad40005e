import type { Lookups } from '#src/lib/catalogue/codec.ts';
import type { Field } from '../../field.ts';
import type { KindDefinition } from '../../kind.ts';
import type { Values } from '../../values.ts';
import type { Catalogue } from './catalogue.ts';
import type { Content } from './content.ts';
import type { OnConflict } from './draft-types.ts';
import { type CheckRow, rowChecker } from './check-row.ts';
import type { ColumnMapping } from './map-columns.ts';
import { Names } from './names.ts';
import { marksOf, type NumberMarks } from './number-marks.ts';
import type { Replies } from './open-question.ts';
import { requiredOf } from './targets.ts';
import { type TitleUnits, unitsIn } from './title-units.ts';

/** The user's settings for reading the file. */
export interface Settings {
  columns: readonly ColumnMapping[];
  blanks: ReadonlyMap<string, 'keep' | 'clear'>;
  onConflict: OnConflict;
  replies: Replies;
}

export const noSettings: Settings = {
  columns: [],
  blanks: new Map(),
  onConflict: 'update',
  replies: new Map(),
};

/** Everything that is needed to read and check a row, apart from the row itself. */
export interface Context {
  kind: KindDefinition;
  fields: ReadonlyMap<string, Field>;
  skField: string;
  check: CheckRow;
  /** The default values of a new item; required fields have none. */
  defaults: Values;
  isJson: boolean;
  /** The target of each column. */
  columns: readonly (string | null)[];
  blanks: ReadonlyMap<string, 'keep' | 'clear'>;
  onConflict: OnConflict;
  replies: Replies;
  catalogue: Catalogue;
  names: Names;
  numberMarks: NumberMarks;
  titleUnits: TitleUnits;
}

/** The parts of the context that depend neither on the file nor on the settings. */
export type Basis = Omit<
  Context,
  'columns' | 'blanks' | 'onConflict' | 'replies' | 'isJson' | 'numberMarks' | 'titleUnits'
>;

export function basisOf(kind: KindDefinition, catalogue: Catalogue, lookups: Lookups): Basis {
  const required = requiredOf(kind);
  return {
    kind,
    fields: new Map(kind.fields.map((field) => [field.key, field])),
    skField: kind.skField,
    check: rowChecker(kind),
    defaults: Object.fromEntries(
      Object.entries(kind.emptyValues).filter(([key]) => !required.has(key)),
    ),
    catalogue,
    names: new Names(lookups),
  };
}

export function contextOf(
  basis: Basis,
  { columns, blanks, onConflict, replies }: Settings,
  content: Content | null,
): Context {
  const isJson = content !== null && content.table.titles !== null;
  const fields = columns.map(({ field }) => field);
  const numberMarks = marksOf(fields, basis.fields, content?.worksheet.rows ?? []);
  const titleUnits = unitsIn(fields, content?.worksheet.titles ?? [], basis.fields);
  const settings = { columns: fields, blanks, onConflict, replies };
  return { ...basis, ...settings, isJson, numberMarks, titleUnits };
}
